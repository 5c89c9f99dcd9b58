// Who may import whom, checked by `npm test -- boundaries`. ARCHITECTURE.md shows the same order as a picture.

const tests = '\\.(test|testing|contract)\\.ts$|/testing/';
const pure = `${tests}|\\.node\\.ts$|/checks\\.ts$|^src/games/conformance/[^/]+$`;
const forbid = (name, from, to, fromNot = pure) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: fromNot },
  to,
});

/** Folders inside `root`, each with the sibling folders it may import. Files directly in `root` may import all of them. */
const layers = (root, folders) =>
  Object.entries(folders).map(([folder, below]) =>
    forbid(
      `${root}/${folder} imports only what is below it`,
      `^${root}/${folder}/`,
      { path: `^${root}/`, pathNot: `^${root}/(${[folder, ...below].join('|')})/` },
      tests,
    ),
  );

const uiKit = '^src/(ui-kit|core|lexicon)/|^node_modules/svelte/|^svelte/';
/** Files of a game that run in the web client, with the manifest that describes the game to it. */
const usesUiKit = '\\.svelte(\\.ts)?$|/web\\.ts$|/board/(specimens|tips)\\.ts$';
/** The template is a game, one folder deeper. */
const inGame = '^src/games/(conformance/toy|(?!conformance)[^/]+)/';

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    forbid('lexicon imports nothing', '^src/lexicon/', { pathNot: '^src/lexicon/' }),
    forbid('core imports the lexicon only', '^src/core/', {
      pathNot: '^src/(core|lexicon)/|^node_modules/(valibot|@noble/hashes|ts-fsrs)/',
    }),
    forbid(
      'only the schedule of practice imports ts-fsrs',
      '^src/',
      { path: '^node_modules/ts-fsrs/' },
      `${tests}|^src/core/practice/schedule\\.ts$`,
    ),
    forbid(
      'a game imports core, lexicon and itself',
      inGame,
      { pathNot: '^src/(core|lexicon)/|^src/games/$1/|^node_modules/valibot/' },
      `${pure}|${usesUiKit}`,
    ),
    forbid('a board imports ui-kit, core and its game', `${inGame}.*(${usesUiKit})`, {
      pathNot: `${uiKit}|^src/games/$1/`,
    }),
    forbid('rules import nothing else of their game', `${inGame}rules/`, {
      path: '^src/games/$1/',
      pathNot: '^src/games/$1/(rules/|content(\\.ts$|/))',
    }),
    forbid('text imports rules', `${inGame}text/`, {
      path: '^src/games/$1/',
      pathNot: '^src/games/$1/(rules/|text/|content(\\.ts$|/))',
    }),
    forbid('a bot imports rules and text, never a board', `${inGame}bot/`, {
      path: '^src/games/$1/',
      pathNot: '^src/games/$1/(rules/|text/|bot/|content(\\.ts$|/))',
    }),
    forbid('an analysis imports rules, text and bot, never a board', `${inGame}analysis/`, {
      path: '^src/games/$1/',
      pathNot: '^src/games/$1/(rules/|text/|bot/|analysis/|content(\\.ts$|/))',
    }),
    forbid('practice imports rules, text, bot and analysis, never a board', `${inGame}practice\\.ts$`, {
      path: '^src/games/$1/',
      pathNot: '^src/games/$1/(rules/|text/|bot/|analysis/|content(\\.ts$|/))',
    }),
    forbid('a lesson imports rules, text, bot and analysis, never a board', `${inGame}lesson\\.ts$`, {
      path: '^src/games/$1/',
      pathNot: '^src/games/$1/(rules/|text/|bot/|analysis/|content(\\.ts$|/))',
    }),
    forbid('a referee imports rules and text, never a board', `${inGame}referee\\.ts$`, {
      path: '^src/games/$1/',
      pathNot: '^src/games/$1/(rules/|text/|content(\\.ts$|/))',
    }),
    forbid('a deck is made by rules and content', `${inGame}deck\\.ts$`, {
      path: '^src/games/$1/',
      pathNot: '^src/games/$1/(rules/|content(\\.ts$|/))',
    }),
    forbid('what is printed needs rules and text, never a board', `${inGame}print\\.ts$`, {
      path: '^src/games/$1/',
      pathNot: '^src/games/$1/(rules/|text/|content(\\.ts$|/))',
    }),
    forbid(
      'practice is loaded on demand',
      '^src/',
      { path: '^src/games/(conformance/)?[^/]+/practice\\.ts$', dependencyTypesNot: ['dynamic-import', 'type-only'] },
      tests,
    ),
    forbid(
      'only boards, guides and web.ts import a board',
      '^src/games/',
      {
        path: '^src/games/(conformance/)?[^/]+/board/',
        pathNot: '^src/games/(conformance/)?[^/]+/board/.*\\.testing\\.ts$',
      },
      `${tests}|/board/|/guide/|/web\\.ts$`,
    ),
    forbid('ui-kit imports core', '^src/ui-kit/', { pathNot: uiKit }),
    forbid('server and cli see games through the list', '^src/(server|cli)/', {
      path: '^src/games/',
      pathNot: '^src/games/index\\.ts$',
    }),
    forbid('cli leaves web alone, and of the server uses backups and settings only', '^src/cli/', {
      path: '^src/(server|web)/',
      pathNot: '^src/server/(backup/|config\\.ts$)',
    }),
    forbid('server leaves web and cli alone', '^src/server/', { path: '^src/(cli|web)/' }),
    forbid('web leaves server and cli alone', '^src/web/', { path: '^src/(server|cli)/' }),
    forbid(
      'nothing imports a test',
      '^src/',
      { path: '\\.(test|testing)\\.ts$|^src/games/conformance/' },
      `${pure}|^src/games/conformance/`,
    ),
    ...layers('src/server', {
      store: [],
      backup: ['store'],
      bus: [],
      bots: [],
      records: [],
      shared: ['store', 'bus', 'bots', 'records'],
      match: ['store', 'bus', 'bots', 'shared'],
      rooms: ['store', 'bus', 'bots', 'shared', 'match'],
      notify: ['store', 'shared', 'match', 'rooms'],
      contests: ['store', 'shared', 'records', 'match', 'rooms'],
      lessons: ['store', 'bus', 'records', 'shared'],
      http: ['store', 'shared', 'records', 'match', 'rooms', 'notify', 'contests', 'lessons'],
      ws: ['store', 'shared', 'match', 'rooms', 'http'],
    }),
    ...layers('src/web', {
      catalog: [],
      connection: ['catalog'],
      app: ['catalog', 'connection'],
      components: ['catalog', 'connection', 'app'],
      friends: ['catalog', 'connection', 'app', 'components'],
      replay: ['catalog', 'connection', 'app', 'components'],
      result: ['catalog', 'connection', 'app', 'components', 'replay'],
      table: ['catalog', 'connection', 'app', 'components', 'friends', 'replay', 'result'],
      review: ['catalog', 'connection', 'app', 'components', 'replay', 'result', 'table'],
      practice: ['catalog', 'connection', 'app', 'components', 'replay', 'result', 'table'],
      history: ['catalog', 'connection', 'app', 'components', 'result', 'review'],
      contests: ['catalog', 'connection', 'app', 'components', 'replay', 'result'],
      lobby: ['catalog', 'connection', 'app', 'components', 'friends', 'table'],
      start: ['catalog', 'connection', 'app', 'components', 'friends', 'table', 'lobby'],
      guide: ['catalog', 'connection', 'app', 'components', 'table'],
      paper: ['catalog', 'connection', 'app', 'components'],
      decks: ['catalog', 'connection', 'app', 'components'],
      lessons: ['catalog', 'connection', 'app', 'components'],
      gallery: ['catalog', 'connection', 'app', 'components', 'result', 'table'],
      pages: [
        ...['catalog', 'connection', 'app', 'components', 'friends', 'replay', 'result', 'table'],
        ...[
          'review',
          'practice',
          'history',
          'contests',
          'lobby',
          'start',
          'guide',
          'gallery',
          'paper',
          'decks',
          'lessons',
        ],
      ],
    }),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  },
};
