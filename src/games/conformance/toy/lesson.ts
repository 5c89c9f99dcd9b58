// Prompts for a class: this game has nothing to find. Games with words ask for them, and say what the class made of it.

import type { GameLesson } from '#core/lessons/game-lesson.ts';

export const lesson: GameLesson = { kinds: [] };
