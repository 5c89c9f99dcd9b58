// Moves as text: `bid 7`.

export type Move = { readonly card: number };

export function parseMove(text: string): Move | null {
  const [, card] = /^bid ([1-9]\d?)$/i.exec(text) ?? [];
  return card === undefined ? null : { card: Number(card) };
}

export const formatMove = ({ card }: Move): string => `bid ${card}`;
