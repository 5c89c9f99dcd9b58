// Word Xchange as a browser needs it to open a table: rules and sentences, without bots, scenarios and the texts of lobbies.

import { eraseTableTypes } from '../../core/table-game.ts';
import { rules } from './rules/rules.ts';
import { tableText } from './text/table-text.ts';

export const tableGame = eraseTableTypes({ rules, text: tableText });
