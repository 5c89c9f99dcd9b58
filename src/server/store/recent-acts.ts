// Finds an act by who sent it under which id. The same SQL runs on both databases, without an index of its own, because only
// the latest acts of a match are of interest.

import type { Row } from './rows.ts';
import type { Store } from './store.ts';

const RECENT_ACTS = 100;

type Query = (sql: string, ...values: (string | null)[]) => Promise<Row[]>;

export const recentActsIn = (query: Query): Pick<Store, 'findRecentAct'> => ({
  async findRecentAct(match, { actor, id }) {
    const latest = `select n, actor, act from acts where match = $1 order by n desc limit ${RECENT_ACTS}`;
    const [row] = await query(
      `select n from (${latest}) as latest where actor = $2 and act = $3`,
      ...[match, actor, id],
    );
    return (row?.n as number | undefined) ?? null;
  },
});
