// A line about each player of the cast of bots, for those who choose one. A table is played without it.

export const BOT_DESCRIPTIONS: { readonly [id: string]: string } = {
  pip: 'Eight years old, reads under the covers, plays the first word that comes.',
  tomo: 'Nine. Builds bridges out of anything and likes words that sound funny.',
  ada: 'Ten. Keeps a notebook of new words, each with a drawing next to it.',
  lena: 'Learned the game last week and is happy whenever a word fits.',
  marek: 'Repairs bicycles. Came for one game and stayed for four.',
  joy: 'Fifteen, and a goalkeeper. Thinks fast and checks later.',
  ben: 'Plays on Sundays and talks while he thinks.',
  amina: 'Bakes before dawn and plays over her first coffee.',
  walt: 'Took up the drums last year and hums when a word is near.',
  ines: 'Plays most evenings and keeps an eye on you.',
  sefa: 'Runs a ferry and likes short words in good places.',
  nils: 'Teaches dancing. Never hurries and rarely stumbles.',
  omar: 'Plays in a club, knows odd words, and rarely makes it easy for you.',
  ruth: 'Builds tunnels and finds the way through any heap of letters.',
  kofi: 'Sings in two choirs and hears words before he sees them.',
  quill: 'Has been at this table longer than the table. Sees nearly everything.',
  vera: 'Restores old maps. Patient, exact, and glad to see your best moves.',
  jun: 'Solves puzzles on night trains and explains them at breakfast.',
};
