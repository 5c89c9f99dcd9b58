// Groups of words that sound alike but differ in spelling and meaning. All spellings are lower case.

import type { Grammar } from '../grammar/grammar.ts';
import { addLink, type WordLinks } from './word-families.ts';

const GROUPS = `
air heir, aisle isle, allowed aloud, altar alter, arc ark, ascent assent, ate eight, bail bale, bait bate, ball bawl,
band banned, bard barred, bare bear, baron barren, base bass, bazaar bizarre, beach beech, bean been, beat beet, beau bow,
bell belle, berry bury, berth birth, bight bite byte, billed build, blew blue, boar bore, board bored, boarder border,
bolder boulder, born borne, bough bow, boy buoy, braid brayed, brake break, bread bred, brews bruise, bridal bridle,
broach brooch, brows browse, buy bye, cannon canon, capital capitol, carat carrot caret, cast caste, cede seed, ceiling sealing,
cell sell, cellar seller, censor sensor, cent scent sent, cereal serial, chased chaste, cheap cheep, check cheque, chews choose,
chilli chilly, choir quire, chord cord cored, chute shoot, cite sight site, clause claws, climb clime, coal kohl, coarse course,
coarser courser, colonel kernel, complement compliment, core corps, council counsel, councillor counsellor, creak creek,
crews cruise, cue queue, currant current, cygnet signet, cymbal symbol, days daze, dear deer, descent dissent, desert dessert,
dew due, discreet discrete, doe dough, draft draught, dual duel, earn urn, ewe you yew, ewes use, eye aye, faint feint,
fair fare, fate fete, faun fawn, feat feet, few phew, file phial, find fined, fir fur, flair flare, flea flee, flecks flex,
flew flu flue, floe flow, flour flower, for fore four, foreword forward, forth fourth, foul fowl, franc frank, freeze frieze,
friar fryer, furs furze, gait gate, gamble gambol, genes jeans, gild guild, gilt guilt, gorilla guerrilla, grate great,
greys graze, grisly grizzly, groan grown, guessed guest, guise guys, hail hale, hair hare, hangar hanger, hart heart, hay hey,
heal heel, hear here, heard herd, heroin heroine, hew hue, hi high, higher hire, him hymn, hoard horde, hoarse horse,
hole whole, holy wholly, hour our, idle idol, in inn, jam jamb, key quay, knave nave, knead need, knew new, knight night,
knit nit, knot not, know no, knows nose, lacks lax, lain lane, lam lamb, laps lapse, lay ley, lea lee, leach leech, lead led,
leak leek, lean lien, leased least, lessen lesson, levee levy, liar lyre, licker liquor, links lynx, load lode, loan lone,
loot lute, made maid, mail male, main mane, maize maze, mall maul, manner manor, mantel mantle, marshal martial, mask masque,
mean mien, meat meet mete, medal meddle, metal mettle, might mite, mind mined, miner minor, missed mist, moan mown, moat mote,
mode mowed, moose mousse, morning mourning, muscle mussel, mustard mustered, naval navel, nay neigh, none nun, oar ore,
ode owed, one won, packed pact, pail pale, pain pane, pair pare pear, palate palette pallet, passed past, patience patients,
pause paws, pea pee, peace piece, peak pique peek, peal peel, pearl purl, pedal peddle, peer pier, place plaice, plain plane,
plum plumb, pole poll, pore pour, praise prays preys, pray prey, presence presents, pride pried, principal principle,
profit prophet, quarts quartz, rack wrack, rain reign rein, raise raze rays, rap wrap, read reed, read red, real reel,
reek wreak, rest wrest, retch wretch, review revue, right rite write wright, ring wring, road rode rowed, roe row, role roll,
root route, rose rows roes, rote wrote, rough ruff, rouse rows, rung wrung, rye wry, sail sale, saw soar sore, scene seen,
scull skull, sea see, seam seem, sear seer, seas sees seize, serf surf, serge surge, sew so sow, shear sheer, shoe shoo,
shore sure, side sighed, sleigh slay, sleight slight, sloe slow, soared sword, sole soul, some sum, son sun, spade spayed,
staid stayed, stair stare, stake steak, stationary stationery, steal steel, step steppe, stile style, storey story,
straight strait, suite sweet, swat swot, tacked tact, tail tale, tare tear, taught taut, tea tee, team teem, tear tier,
teas tease tees, tense tents, threw through, throne thrown, throes throws, thyme time, tic tick, tide tied, tire tyre,
toad toed towed, toe tow, told tolled, ton tun, too two, troop troupe, vain vane vein, vale veil, vial vile, wade weighed,
wail wale whale, waist waste, wait weight, waive wave, war wore, ware wear where, warn worn, watt what, wax whacks,
way weigh whey, weak week, weather whether wether, weir were, wet whet, which witch, whig wig, while wile, whine wine,
whirl whorl, whirled world, whit wit, white wight, whither wither, wood would, yoke yolk, yore your
`;

/** Includes their inflected forms: PAIRS and PEARS. */
export function listHomophones(list: ReadonlySet<string>, grammar: Grammar): WordLinks {
  const links: WordLinks = new Map();
  const forms = new Map<string, [form: string, spelling: string][]>();
  for (const [spelling, inflections] of grammar.inflections) {
    for (const { base, class: kind, form } of inflections) {
      const regular = /(?:s|ing|ed)$/.exec(spelling)?.[0];
      if (regular) forms.set(base, [...(forms.get(base) ?? []), [`${kind} ${form} ${regular}`, spelling]]);
    }
  }
  for (const group of GROUPS.split(',')) {
    const words = group
      .trim()
      .split(/\s+/)
      .filter((word) => list.has(word));
    for (const a of words) {
      for (const b of words) {
        if (a === b) continue;
        addLink(links, a, b);
        for (const [form, one] of forms.get(a) ?? []) {
          for (const [other, two] of forms.get(b) ?? []) if (form === other && one !== two) addLink(links, one, two);
        }
      }
    }
  }
  return links;
}
