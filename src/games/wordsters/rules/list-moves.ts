// The moves offered to a seat, computed from its view alone.

import type { Seat } from '../../../core/game.ts';
import type { Knowledge } from '../../../lexicon/lexicon.ts';
import { EMPTY_RESPONSE } from './moves.ts';
import type { AnnouncementResponse, Move } from './state.ts';
import type { PhaseView, View } from './view.ts';
import { hasNoPossibleResponse } from './view-queries.ts';
import { liveWords } from './words/list.ts';
import { announceableWords } from './words/protection.ts';

/** All legal moves except those that would give help away: words to write (WS-016), and claims of words that are
 *  not highlighted (WS-090). Responses that combine several parts are not listed either. */
export function listMoves(view: View, seat: Seat, lexicon: Knowledge): readonly Move[] {
  const { phase } = view;
  const { lines, left, done } = view.players[seat]!;
  if (left || lines === null) return [];
  switch (phase.type) {
    case 'select':
      return phase.selector === seat ? (view.offered ?? []).map((wordster) => ({ type: 'choose', wordster })) : [];
    case 'write': {
      if (phase.writer !== null && phase.writer !== seat) return [];
      if (!phase.ready) return [{ type: 'ready' }];
      const erasures = lines.flatMap((line, i): Move[] => (line ? [{ type: 'erase', line: i + 1 }] : []));
      return [{ type: done ? 'notdone' : 'done' }, ...erasures];
    }
    case 'announce':
      return phase.seat === seat
        ? [...new Set(announceableWords(liveWords(lines), seat, view, lexicon))].map((word) => ({
            type: 'announce',
            word,
          }))
        : [];
    case 'respond':
      if (phase.story.seat === seat || phase.mine) return [];
      // Nobody waits for an empty response of a seat that is not asked (WS-107).
      return !phase.asked.includes(seat) && hasNoPossibleResponse(view) ? [] : listResponses(view, phase);
    case 'vote':
      return phase.ballot
        ? []
        : [
            { type: 'vote', verdict: 'SAME' },
            { type: 'vote', verdict: 'DIFFERENT' },
          ];
    case 'over':
      return [];
  }
}

function listResponses(
  { setup }: View,
  { similar, contestable }: Extract<PhaseView, { type: 'respond' }>,
): readonly Move[] {
  const responses: readonly AnnouncementResponse[] = [
    EMPTY_RESPONSE,
    ...Array.from(new Set(similar), (word) => ({ ...EMPTY_RESPONSE, claims: [word] })),
    ...contestable.map((word) => ({ ...EMPTY_RESPONSE, contests: [word] })),
    ...(setup.legality === 'onQuestion' ? [{ ...EMPTY_RESPONSE, question: true }] : []),
  ];
  return responses.map((response) => ({ type: 'respond', response }));
}
