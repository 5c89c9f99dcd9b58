// Who may import whom. A boundary without a check is a wish.

const pure = '\\.(test|testing)\\.ts$|\\.node\\.ts$|/checks\\.ts$|^src/games/conformance/';
const no = (name, from, to, fromNot = pure) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: fromNot },
  to,
});

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    no('lexicon imports nothing', '^src/lexicon/', { pathNot: '^src/lexicon/' }),
    no('core imports the lexicon only', '^src/core/', { pathNot: '^src/(core|lexicon)/|^node_modules/valibot/' }),
    no(
      'a game imports core, lexicon and itself',
      '^src/games/([^/]+)/',
      { pathNot: '^src/(core|lexicon)/|^src/games/$1/|^node_modules/valibot/' },
      `${pure}|\\.svelte(\\.ts)?$`,
    ),
    no('a board imports kit, core and its game', '^src/games/([^/]+)/.+\\.svelte(\\.ts)?$', {
      pathNot: '^src/(kit|core|lexicon)/|^src/games/$1/|^node_modules/svelte/|^svelte/',
    }),
    no('kit imports core', '^src/kit/', { pathNot: '^src/(kit|core|lexicon)/|^node_modules/svelte/|^svelte/' }),
    no('server and cli see games through the list', '^src/(server|cli)/', {
      path: '^src/games/',
      pathNot: '^src/games/index\\.ts$',
    }),
    no('cli and server leave each other alone', '^src/cli/', { path: '^src/(server|web)/' }),
    no('server leaves web alone', '^src/server/', { path: '^src/(cli|web)/' }),
    no('web leaves server and cli alone', '^src/web/', { path: '^src/(server|cli)/' }),
    no('nothing imports a test', '^src/', { path: '\\.(test|testing)\\.ts$|^src/games/conformance/' }),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  },
};
