// The faces of the cast of bots, drawn on a grid of 48 by 48. Each is four colors and a few shapes from back to front; most
// shapes are shared, so that 18 faces cost few bytes.

/** A shape: the first letter says how it is painted (see BotPortrait.svelte), the rest is an SVG path. */
type Shape = string;

export type BotFace = {
  readonly colors: readonly [ground: string, skin: string, hair: string, cloth: string];
  readonly shapes: readonly Shape[];
};

const BODY = 'cM8 48c1-8 8-11 16-11s15 3 16 11z';
const HEAD = 'sM14 25.5a10 11.5 0 1 1 20 0a10 11.5 0 1 1-20 0z';
const YOUNG_HEAD = 'sM13.5 25a10.5 11 0 1 1 21 0a10.5 11 0 1 1-21 0z';
const EYES = 'kM18.6 26a1.4 1.4 0 1 1 2.8 0a1.4 1.4 0 1 1-2.8 0zM26.6 26a1.4 1.4 0 1 1 2.8 0a1.4 1.4 0 1 1-2.8 0z';
const SMILE = 'lM20 30.500c2.5 2.5 5.5 2.5 8 0';
const SMALL_SMILE = 'lM20.5 31.500c2 1.6 5 1.6 7 0';
const GRIN = 'wM19.5 30.500h9c-1 4.5-8 4.5-9 0z';
const CROP = 'hM13.5 24c-1-9 4-13.5 10.5-13.500S35.5 15 34.5 24z';
const HAIRLINE = 'hM14 22c0-6 4-9.5 10-9.500s10 3.5 10 9.500c-3-3-6-4.5-10-4.500s-7 1.5-10 4.500z';
const LONG = 'hM11 38V23c0-8 6-14 13-14s13 6 13 14v15z';
const FRINGE =
  'hM13.5 24v-4c0-5 4-8.5 10.5-8.500s10.5 3.5 10.5 8.500v4c-1-2.5-1.5-3.5-2.5-4.500h-16c-1 1-1.5 2-2.5 4.500z';
const GLASSES = 'gM15.5 26a4 4 0 1 1 8 0a4 4 0 1 1-8 0zM24.5 26a4 4 0 1 1 8 0a4 4 0 1 1-8 0z';
const BEARD = 'hM14 25c0 9 4 14 10 14s10-5 10-14c-1 3-2.5 4.5-5 4.500h-10c-2.5 0-4-1.5-5-4.500z';
const PALE_SMILE = 'pM20.5 32.500c2 1.6 5 1.6 7 0';

export const botFaces: { readonly [id: string]: BotFace } = {
  pip: {
    colors: ['#ffd25a', '#f2c9a0', '#b5502c', '#2458ae'],
    shapes: [
      ...[BODY, 'hM12 24c0-9 5-14 12-14s12 5 12 14z', YOUNG_HEAD],
      'hM13 22c2-7 7-9 12-9 5 0 9 3 10 9-4-1-6-3-8-6-2 4-7 6-14 6zM23 13l-2-6 5 3 3-4v7z',
      ...[EYES, SMILE],
    ],
  },
  tomo: {
    colors: ['#bfe0ee', '#f0cba0', '#1f1a18', '#c8452e'],
    shapes: [BODY, 'hM11 27c-1-11 4-17 13-17s14 6 13 17z', YOUNG_HEAD, FRINGE, EYES, GRIN],
  },
  ada: {
    colors: ['#f6cfd8', '#9a6440', '#2a1a14', '#e2a72e'],
    shapes: [
      'hM5 17a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1-13 0zM30 17a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1-13 0z',
      ...[BODY, CROP, YOUNG_HEAD, HAIRLINE, EYES, GLASSES, SMILE],
    ],
  },
  lena: {
    colors: ['#cfe3d6', '#f7d9bd', '#e0b25a', '#7a3a6c'],
    shapes: [
      ...[LONG, BODY, HEAD],
      'hM13.5 24c3-1 6-3.5 7.5-7 3 4 8 6 13.5 6.5-.5-7.5-5-11-10.5-11s-10 4-10.5 11.500z',
      ...[EYES, SMALL_SMILE],
    ],
  },
  marek: {
    colors: ['#f3c89a', '#f0c8a4', '#8a5a30', '#3d5a6c'],
    shapes: [
      BODY,
      HEAD,
      BEARD,
      'cM12.5 20c0-8 4.5-12.5 11.5-12.500S35.5 12 35.5 20z',
      'wM11.5 18h25v4h-25z',
      EYES,
      PALE_SMILE,
    ],
  },
  joy: {
    colors: ['#bfe3b4', '#8a5637', '#1f1513', '#ef7a30'],
    shapes: [
      'hM30 10c8-2 11 5 9 13 0 4-1 7-3 9-1-6-2-10-6-13z',
      ...[BODY, CROP, HEAD, HAIRLINE, 'cM14 18.500c5-4 15-4 20 0v3c-5-4-15-4-20 0z', EYES, GRIN],
    ],
  },
  ben: {
    colors: ['#b9d3dc', '#edc49a', '#5a3820', '#0d5b45'],
    shapes: [
      ...[BODY, 'hM13 26c-1-10 4-15 11-15s12 5 11 15c0 8-4 13-11 13s-11-5-11-13z'],
      'sM14.5 25c0-6 4-9 9.5-9s9.5 3 9.5 9c0 2-.5 3.5-1 4.5-2-2-5-2.5-8.5-2.500s-6.5.5-8.5 2.500c-.5-1-1-2.5-1-4.500z',
      'kM18.6 23.500a1.4 1.4 0 1 1 2.8 0a1.4 1.4 0 1 1-2.8 0zM26.6 23.500a1.4 1.4 0 1 1 2.8 0a1.4 1.4 0 1 1-2.8 0z',
      'pM20.5 31.500c2 1.8 5 1.8 7 0',
    ],
  },
  amina: {
    colors: ['#f4e4c0', '#c68f63', '#14767e', '#0f5a62'],
    shapes: [
      'hM9 48c0-9 1-17 2-24 1-10 6-15 13-15s12 5 13 15c1 7 2 15 2 24z',
      'sM15.5 25.500c0-7 3.5-10.5 8.5-10.500s8.5 3.5 8.5 10.5-3.5 11-8.5 11-8.5-4-8.5-11z',
      'cM14 37c4 3 16 3 20 0l3 11H11z',
      ...[EYES, SMILE],
    ],
  },
  walt: {
    colors: ['#e7b9a4', '#f4d3b8', '#f3f0e8', '#8c2f39'],
    shapes: [
      ...[BODY, 'hM12.5 31c-3-5-2.5-12 1.5-14h20c4 2 4.5 9 1.5 14z', HEAD],
      'hM17 31c2-3 5-3.5 7-1.5 2-2 5-1.5 7 1.5-3 1.5-5 1.5-7-.5-2 2-4 2-7 .5z',
      EYES,
      'lM20.5 33.800c2 1.2 5 1.2 7 0',
    ],
  },
  ines: {
    colors: ['#f3d4c4', '#c98a5c', '#2a1a14', '#a81e2c'],
    shapes: [
      ...['hM19 8.500a5 5 0 1 1 10 0a5 5 0 1 1-10 0z', BODY, 'hM13 26c-1-9 4-15 11-15s12 6 11 15z', HEAD],
      'hM13.5 23c0-7 4.5-11 10.5-11s10.5 4 10.5 11c-2.5-4-6-6-10.5-6s-8 2-10.5 6z',
      ...[EYES, 'lM18 22.500l4 .5M30 22.500l-4 .5M21 31.500c2 1 4.5.8 6.5-.8'],
    ],
  },
  sefa: {
    colors: ['#a9cfe0', '#a8713f', '#231914', '#20395c'],
    shapes: [
      'hM9 33c-2-7 0-15 5-18h20c5 3 7 11 5 18-2 2-5 2-7 0H16c-2 2-5 2-7 0z',
      ...[BODY, HEAD, 'wM13 17c0-6 4.5-9.5 11-9.500S35 11 35 17z', 'cM12 17c7-2.5 17-2.5 24 0l1 4c-8-3-18-3-26 0z'],
      ...[EYES, SMILE],
    ],
  },
  nils: {
    colors: ['#dccdf0', '#f8dcc4', '#d9a441', '#4b3b7a'],
    shapes: [
      ...[BODY, CROP, HEAD],
      'hM13.5 22c0-7 4-12 11-12 4 0 8 2 10.5 1-1 3 0 7-.5 11-1-3-2.5-5-5-6-5 1-11 1-16 6z',
      ...[
        EYES,
        'hM20 30.200c1.5-1.6 3-1.6 4-.6 1-1 2.5-1 4 .6-2 .6-3 .6-4 0-1 .6-2 .6-4 0z',
        'lM21 32.500c2 1 4 1 6 0',
      ],
    ],
  },
  omar: {
    colors: ['#dcd6ea', '#8f5c3c', '#a9a49c', '#3f4fa3'],
    shapes: [
      BODY,
      CROP,
      HEAD,
      HAIRLINE,
      'hM18.5 30.500c2.5-2 8.5-2 11 0-2 2-9 2-11 0z',
      'lM15 25.500h18',
      GLASSES,
      EYES,
    ],
  },
  ruth: {
    colors: ['#c6d2cd', '#e6b58c', '#8b8f92', '#d0632c'],
    shapes: [
      ...['hM12 34V23c0-8 5-13 12-13s12 5 12 13v11z', BODY, HEAD],
      'yM12.5 19c0-7 4.5-11.5 11.5-11.500S35.5 12 35.5 19z',
      ...['yM10 18.500h28v3.500H10z', EYES, 'lM10.5 18.700h27M20.5 31.500c2 1.6 5 1.6 7 0'],
    ],
  },
  kofi: {
    colors: ['#f0cf7a', '#6e452c', '#17110f', '#2f7a55'],
    shapes: [BODY, CROP, HEAD, BEARD, HAIRLINE, EYES, 'wM20 31.500h8c-1 3-7 3-8 0z'],
  },
  quill: {
    colors: ['#3a4a42', '#f0dcc8', '#d9d6cc', '#1e2225'],
    shapes: [
      ...[BODY, 'hM12 38c-1-4 0-10 1-15h22c1 5 2 11 1 15-3 1-5-1-5-4H17c0 3-2 5-5 4z', HEAD],
      'cM10 20c4-2 8-3 14-3s10 1 14 3c-1-7-6-11-14-11s-13 4-14 11z',
      ...['wM29 15C33 8 38 4 44 3c-2 6-6 11-13 14z', EYES, 'lM21 32h6'],
    ],
  },
  vera: {
    colors: ['#2f5661', '#f3d9c4', '#f1eee6', '#6b2f52'],
    shapes: [
      ...[
        'hM18 8a6 5.5 0 1 1 12 0a6 5.5 0 1 1-12 0z',
        BODY,
        'hM12.5 26c-1-10 4-15.5 11.5-15.500S36.5 16 35.5 26z',
        HEAD,
      ],
      'hM14 23c0-7 3-11 10-11s10 4 10 11c-2-5-5-7-10-8-5 1-8 3-10 8z',
      ...[EYES, 'gM15.5 26.500h7.500c0 5-7.5 5-7.5 0zM25 26.500h7.500c0 5-7.5 5-7.5 0z', SMALL_SMILE],
    ],
  },
  jun: {
    colors: ['#39466f', '#eec39a', '#15161c', '#b8bcc9'],
    shapes: [
      ...[BODY, 'hM12.5 28c-2-11 3-18 11.5-18s13.5 7 11.5 18z', HEAD],
      'hM13.5 25c-1-8 4-13.5 10.5-13.500S35.5 17 34.5 23c-4-1-8-3-10-6.5-2 4-6 7-11 8.500z',
      ...[EYES, 'lM21 31.500c2 1 4.5.8 6.5-.8'],
    ],
  },
};
