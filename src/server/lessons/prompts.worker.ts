// The worker thread that makes prompts for teachers. prompt-maker.ts starts and stops it.

import { parentPort } from 'node:worker_threads';
import type { PromptRequest } from '../../core/lessons/lesson-api.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { LESSON_LIST, makePrompts } from './prepare-prompts.ts';

parentPort!.on('message', (request: PromptRequest) => {
  void makePrompts(request, loadLexicon(LESSON_LIST)).then((made) => parentPort!.postMessage(made));
});
