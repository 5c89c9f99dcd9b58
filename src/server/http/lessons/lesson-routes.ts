// The routes of lessons. The types are in core/lessons/lesson-api.ts; what changes is sent over lesson-events.ts.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type {
  BeginAnswer,
  JoinAnswer,
  JoinLesson,
  LessonAnswer,
  OwnLessonsAnswer,
  PromptKindsAnswer,
  TableAnswer,
  TeacherActionAnswer,
} from '../../../core/lessons/lesson-api.ts';
import { formatCsv } from '../../../core/lessons/lesson-table.ts';
import type { Result } from '../../../core/result.ts';
import type { Lessons } from '../../lessons/lessons.ts';
import type { Fault } from '../../shared/fault.ts';
import { addressKey, type Limits } from '../../shared/limits.ts';
import type { RateLimit } from '../../shared/rate-limit.ts';
import { type RequestContext, sessionOf } from '../request-context.ts';
import { sendLessonEvents } from './lesson-events.ts';
import { createLessonLimits } from './lesson-limits.ts';
import {
  actionSchema,
  answerSchema,
  joinSchema,
  newLessonSchema,
  promptIndex,
  promptRequestSchema,
} from './lesson-schemas.ts';

const MAX_PROMPTS_BYTES = 1_000_000;
const MAX_DECK_BYTES = 300_000;
const BAD_REQUEST = 'The server couldn’t read that request.';

type Params = { readonly Params: { readonly id: string } };
type PromptParams = { readonly Params: { readonly id: string; readonly prompt: string } };
type CodeParams = { readonly Params: { readonly code: string } };

/** Routes with limits of their own. */
export const isLessonRoute = (url: string | undefined): boolean => url?.startsWith('/api/lessons/') ?? false;

export function registerLessons(
  app: FastifyInstance,
  requestContext: RequestContext,
  { lessons, limits, requestLimit }: { lessons: Lessons; limits: Limits; requestLimit: RateLimit },
): void {
  const { context, personOf, reportDevice, createLimit, createServerLimit, sendError, sendTooFast } = requestContext;
  const newLimit = createLimit('lessons');
  const serverNewLimit = createServerLimit('serverLessons');
  const promptLimit = createLimit('prompts');
  const { remember, check, findCode } = createLessonLimits(requestContext, limits, requestLimit);
  const guarded = { onRequest: check };
  const viewer = (request: FastifyRequest): string => sessionOf(request)?.person ?? '';
  const sendFault = (reply: FastifyReply, { status, ...rest }: Fault): FastifyReply =>
    reply.code(status).send({ ok: false, ...rest });
  const answer = <T extends object>(reply: FastifyReply, result: Result<T, Fault>): FastifyReply | object =>
    result.ok ? { ok: true, ...result.value } : sendFault(reply, result.error);

  app.get(
    '/api/lessons/kinds',
    guarded,
    async (): Promise<PromptKindsAnswer> => ({
      ok: true,
      kinds: await lessons.kinds(),
    }),
  );
  app.post('/api/lessons/prompts', { ...guarded, bodyLimit: MAX_DECK_BYTES }, async (request, reply) => {
    const body = v.safeParse(promptRequestSchema, request.body);
    if (!body.success) return sendError(reply, 400, BAD_REQUEST);
    if (!promptLimit.tryTake(request.ip, body.output.count)) return sendTooFast(reply);
    return answer(reply, await lessons.makePrompts(body.output, addressKey(request.ip)));
  });
  app.post('/api/lessons', { bodyLimit: MAX_PROMPTS_BYTES }, async (request, reply) => {
    if (!newLimit.tryTake(request.ip)) return sendTooFast(reply);
    if (!serverNewLimit.tryTake('')) return sendError(reply, 429, 'The server is busy. Try again in a moment.');
    const body = v.safeParse(newLessonSchema, request.body);
    if (!body.success) return sendError(reply, 400, 'Choose at least one question for the lesson.');
    const person = personOf(request, reply);
    await reportDevice(request);
    const started = await lessons.start(person, body.output);
    if (!started.ok) return sendFault(reply, started.error);
    remember(started.value.id, person);
    return { ok: true, lesson: started.value.id, code: started.value.code };
  });

  const lookUp = (request: FastifyRequest, code: string): Promise<string | null | 'too many'> =>
    findCode(request.ip, () => lessons.findByCode(code.slice(0, 20)));
  const sendNoCode = (reply: FastifyReply, found: null | 'too many'): FastifyReply =>
    found === null
      ? sendError(reply, 404, 'We can’t find a lesson with that code. Check it and try again.')
      : sendError(reply, 429, 'Too many wrong codes. Wait a minute, or ask your teacher.');
  app.get<CodeParams>('/api/lessons/code/:code', guarded, async (request, reply) => {
    const id = await lookUp(request, request.params.code);
    if (id === null || id === 'too many') return sendNoCode(reply, id);
    return answer(reply, await lessons.describeCode(id, sessionOf(request)?.person ?? null));
  });
  app.post('/api/lessons/join', guarded, async (request, reply): Promise<JoinAnswer | FastifyReply> => {
    const body = v.safeParse(joinSchema, request.body);
    if (!body.success) return sendError(reply, 400, 'Choose an animal.');
    const { code, animal }: JoinLesson = body.output;
    const id = await lookUp(request, code);
    if (id === null || id === 'too many') return sendNoCode(reply, id);
    const person = personOf(request, reply);
    const joined = await lessons.join(id, person, animal);
    if (!joined.ok) return sendFault(reply, joined.error);
    remember(id, person);
    return { ok: true, lesson: id, animal: joined.value };
  });

  app.get<Params>('/api/lessons/:id', guarded, async (request, reply): Promise<LessonAnswer | FastifyReply> => {
    const { id } = request.params;
    const view = await lessons.view(id, viewer(request));
    if (!view.ok) return sendFault(reply, view.error);
    remember(id, viewer(request));
    return { ok: true, lesson: view.value };
  });
  app.get<Params>('/api/lessons/:id/events', guarded, async (request, reply) => {
    const { id } = request.params;
    const view = await lessons.view(id, viewer(request));
    if (!view.ok) return sendFault(reply, view.error);
    remember(id, viewer(request));
    const session = sessionOf(request)!;
    if (!sendLessonEvents(reply, { id, session, lessons, sessions: context.sessions }))
      return sendError(reply, 429, 'You have this lesson open too often. Close a tab.');
    return reply;
  });
  app.post<Params>(
    '/api/lessons/:id/teach',
    { ...guarded, bodyLimit: MAX_PROMPTS_BYTES },
    async (request, reply): Promise<TeacherActionAnswer | FastifyReply> => {
      const body = v.safeParse(actionSchema, request.body);
      if (!body.success) return sendError(reply, 400, BAD_REQUEST);
      const fault = await lessons.act(request.params.id, viewer(request), body.output);
      return fault === null ? { ok: true } : sendFault(reply, fault);
    },
  );
  app.post<PromptParams>(
    '/api/lessons/:id/begin/:prompt',
    guarded,
    async (request, reply): Promise<BeginAnswer | FastifyReply> => {
      const prompt = v.safeParse(promptIndex, request.params.prompt);
      if (!prompt.success) return sendError(reply, 404, 'There’s no such question.');
      const begun = await lessons.begin(request.params.id, viewer(request), prompt.output);
      return begun.ok ? { ok: true, prompt: begun.value } : sendFault(reply, begun.error);
    },
  );
  app.put<PromptParams>('/api/lessons/:id/answers/:prompt', guarded, async (request, reply) => {
    const prompt = v.safeParse(promptIndex, request.params.prompt);
    const body = v.safeParse(answerSchema, request.body);
    if (!prompt.success || !body.success) return sendError(reply, 400, BAD_REQUEST);
    return answer(reply, await lessons.answer(request.params.id, viewer(request), prompt.output, body.output));
  });
  app.delete<Params>('/api/lessons/:id', guarded, async (request, reply) => {
    const fault = await lessons.delete(request.params.id, viewer(request));
    return fault === null ? { ok: true } : sendFault(reply, fault);
  });

  app.get<Params>('/api/lessons/:id/table', guarded, async (request, reply): Promise<TableAnswer | FastifyReply> => {
    const table = await lessons.table(request.params.id, viewer(request));
    return table.ok ? { ok: true, table: table.value } : sendFault(reply, table.error);
  });
  const download = (reply: FastifyReply, name: string): FastifyReply =>
    reply.header('content-disposition', `attachment; filename="wordhoard-lesson-${name}"`);
  app.get<Params>('/api/lessons/:id/table.csv', guarded, async (request, reply) => {
    const table = await lessons.table(request.params.id, viewer(request));
    if (!table.ok) return sendFault(reply, table.error);
    return download(reply, 'table.csv').type('text/csv; charset=utf-8').send(formatCsv(table.value));
  });
  app.get<Params>('/api/lessons/:id/prompts.json', guarded, async (request, reply) => {
    const file = await lessons.promptFile(request.params.id, viewer(request));
    return file.ok ? download(reply, 'prompts.json').send(file.value) : sendFault(reply, file.error);
  });
  app.get<Params>('/api/lessons/:id/answers.json', guarded, async (request, reply) => {
    const file = await lessons.answerFile(request.params.id, viewer(request));
    return file.ok ? download(reply, 'answers.json').send(file.value) : sendFault(reply, file.error);
  });
  app.get(
    '/api/me/lessons',
    async (request): Promise<OwnLessonsAnswer> => ({
      ok: true,
      lessons: await lessons.listOf(viewer(request)),
    }),
  );
}
