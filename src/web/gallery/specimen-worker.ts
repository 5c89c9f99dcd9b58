// Builds a gallery position in a worker: opens the table, lets the bots play, plays the acts, and sends the result.

/// <reference lib="webworker" />

import type { AnyGame } from '../../core/any-game.ts';
import { playBots } from '../../core/bot-driver.ts';
import type { Json, Seat } from '../../core/game.ts';
import type { LogEntry } from '../../core/match.ts';
import { narrateAct } from '../../core/narration/narrate.ts';
import { playerNames } from '../../core/player-names.ts';
import type { NarratedAct } from '../../core/protocol/protocol.ts';
import { formatRecord } from '../../core/records/record.ts';
import { performAct } from '../../core/table.ts';
import type { RefusalMessage } from '../../ui-kit/board-props.ts';
import { loadGame } from '../catalog/load-game.ts';
import { type LocalTableData, openLocalTable } from '../connection/open-local-table.ts';
import type { SpecimenReply, SpecimenRequest } from './build-specimen-request.ts';

async function buildSpecimen(request: SpecimenRequest): Promise<SpecimenReply> {
  const game = await loadGame(request.matchRequest.game);
  if (!game.ok) return { failure: game.error };
  const built = await openLocalTable(request.matchRequest, null, (opened) => playSpecimen(request, game.value, opened));
  return built.ok ? built.value : { failure: built.error };
}

function playSpecimen(
  { matchRequest, seat, botActs, acts }: SpecimenRequest,
  game: AnyGame,
  opened: LocalTableData,
): SpecimenReply {
  const { match, table } = opened;
  const players = playerNames(matchRequest.names, seat);
  const narrate = (by: Seat | 'clock' | null, events: readonly Json[]): NarratedAct =>
    narrateAct(game, players, table.n, by, events);
  const log = [narrate(null, table.openingEvents)];
  let latest = table.openingEvents;
  const entries: LogEntry[] = [];
  playBots(game, opened, matchRequest.botLevels, botActs, (entry, events) => {
    entries.push(entry);
    log.push(narrate(entry.by, events));
    latest = events;
  });
  let refusal: RefusalMessage | null = null;
  for (const { by, text } of acts) {
    const done = performAct(table, by, text, table.at);
    if (!done.ok) refusal = { ...done.error, sentence: game.say.refusal(done.error, players) };
    else {
      entries.push(done.value.entry);
      log.push(narrate(by, done.value.events));
      latest = done.value.events;
    }
  }
  const view = table.viewFor(seat ?? 'spectator');
  const snapshot = {
    game: game.id,
    lexiconChoice: { list: match.list, onlyWords: match.words },
    names: matchRequest.names,
    botSeats: [matchRequest.names.length - 1],
    personas: [],
    match: matchRequest.seed,
    seat,
    you: seat,
    n: table.n,
    status: table.status,
    view,
    events: latest,
    prompt: seat === null ? '' : game.say.prompt(view, seat, players),
    log,
    refusal,
    sending: false,
    connectionProblem: null,
  };
  const { outcome } = table.status;
  const record =
    outcome === null
      ? null
      : formatRecord({ match, names: matchRequest.names, bots: matchRequest.botLevels, entries, outcome });
  return { snapshot, at: table.at, record };
}

export function handleSpecimenMessage(specimen: SpecimenRequest): void {
  void buildSpecimen(specimen).then((shown) => postMessage(shown));
}
