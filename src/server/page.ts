// The plain start page: the games of the list with a sentence each. Served until the web client takes its place.

import type { SealedGame } from '../core/seal.ts';

const plain = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function startPage(games: readonly SealedGame[]): string {
  const items = games.map(
    (game) =>
      `<li><h2>${plain(game.say.title)}</h2><p>${plain(game.say.summary)}</p><p><code>npx wordhoard play ${game.id}</code></p></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Wordhoard</title>
<meta name="description" content="Table word games against bots, on one device, or with friends.">
<link rel="icon" href="data:,">
<style>
body { margin: 0; background: #cbd9ce; color: #17241f; font: 1.0625rem/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font: 700 2.5rem/1.2 Georgia, serif; margin: 0 0 0.25rem; }
ul { list-style: none; padding: 0; display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); }
li { background: #fbfaf5; border-radius: 0.75rem; padding: 1rem 1.25rem; box-shadow: 0 2px 0 #b7c9bc; }
h2 { font: 700 1.375rem/1.3 Georgia, serif; margin: 0; }
p { margin: 0.5rem 0 0; }
code { background: #efeee4; padding: 0.125rem 0.375rem; border-radius: 0.25rem; }
@media (prefers-color-scheme: dark) { body { background: #13231e; color: #edf3ee; } li { background: #1c2e28; box-shadow: none; } code { background: #263b33; } }
</style>
</head>
<body>
<main>
<h1>Wordhoard</h1>
<p>Table word games, complete to the last rule. For now they are played in the terminal:</p>
<ul>
${items.join('\n')}
</ul>
</main>
</body>
</html>
`;
}
