// Ways back for somebody who lost their cookie: a recovery phrase, and passkeys where the browser has them (https or
// localhost). Both sign this device in as the person who made them.

import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { hashPhrase, newPhrase, phraseWords } from '../../shared/recovery-phrase.ts';
import type { OneTimeToken } from '../../store/people.ts';
import type { RequestContext } from '../request-context.ts';

const CHALLENGE_MS = 5 * 60_000;
const MAX_PASSKEYS = 10;
/** ES256, EdDSA and RS256: every authenticator has one of them. */
const SIGNATURE_ALGORITHMS = [-7, -8, -257];
const WRONG_PHRASE = 'We don’t know this phrase. Check the spelling and the order of the six words.';
const PASSKEY_FAILED = 'That passkey didn’t work. Try again.';

const phraseSchema = v.object({ phrase: v.pipe(v.string(), v.maxLength(200)) });
/** The library checks the rest of the response. */
const responseSchema = v.looseObject({
  id: v.pipe(v.string(), v.maxLength(1500)),
  response: v.looseObject({ clientDataJSON: v.pipe(v.string(), v.maxLength(5000)) }),
});

export function registerRecovery(app: FastifyInstance, requestContext: RequestContext): void {
  const { context, createLimit, createServerLimit } = requestContext;
  // Guessing is hopeless, but each guess costs the server some 50 ms.
  const addressLimit = createLimit('recoveries');
  const serverLimit = createServerLimit('serverRecoveries');
  const tryAttempt: TryAttempt = (address) => addressLimit.tryTake(address) && serverLimit.tryTake('');
  registerPhrases(app, requestContext, tryAttempt);
  registerPasskeys(app, requestContext, tryAttempt);
  const { requestStore: store } = context;
  app.get('/api/me/recovery', async (request, reply) => {
    const person = requestContext.personOf(request, reply);
    const passkeys = (await store.listPasskeys(person)).map(({ id, createdAt: created }) => ({ id, created }));
    return { ok: true, phraseCreated: await store.recoveryPhraseCreatedAt(person), passkeys };
  });
}

type TryAttempt = (address: string) => boolean;

function registerPhrases(
  app: FastifyInstance,
  { context, personOf, reportDevice, signIn, sendError, sendTooFast }: RequestContext,
  tryAttempt: TryAttempt,
): void {
  const { requestStore: store, sessions, openList, now } = context;
  const salt = sessions.identity.keyedHash('salt', 'recovery phrases');
  let words: readonly string[] | null = null;
  /** The answer is the only time the phrase can be seen. */
  app.post('/api/me/phrase', async (request, reply) => {
    if (!tryAttempt(request.ip)) return sendTooFast(reply);
    words ??= phraseWords(openList);
    const phrase = newPhrase(words);
    const person = personOf(request, reply);
    await reportDevice(request);
    await store.saveRecoveryPhrase(person, await hashPhrase(phrase, salt), now());
    return { ok: true, phrase };
  });
  app.post('/api/recover', async (request, reply) => {
    if (!tryAttempt(request.ip)) return sendTooFast(reply);
    const body = v.safeParse(phraseSchema, request.body);
    const person = body.success ? await store.findRecoveryPhrase(await hashPhrase(body.output.phrase, salt)) : null;
    if (person === null) return sendError(reply, 404, WRONG_PHRASE);
    await signIn(person, request, reply);
    return { ok: true };
  });
}

function registerPasskeys(
  app: FastifyInstance,
  { context, personOf, signIn, sendError, sendTooFast }: RequestContext,
  tryAttempt: TryAttempt,
): void {
  const { requestStore: store, now, log } = context;
  const saveChallenge = (kind: OneTimeToken['kind'], challenge: string, person: string): Promise<void> =>
    store.addToken({ id: challenge, kind, person, data: '', expires: now() + CHALLENGE_MS });
  /** Takes the challenge that the response answers, so that no response works twice. */
  const takeChallenge = async (kind: OneTimeToken['kind'], clientDataJSON: string): Promise<OneTimeToken | null> => {
    try {
      const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge: unknown };
      return typeof challenge === 'string' ? await store.takeToken(kind, challenge.slice(0, 100), now()) : null;
    } catch (error) {
      if (error instanceof SyntaxError) return null;
      throw error;
    }
  };
  /** The library throws on a response that is wrong in any way. */
  const verify = async <T extends { verified: boolean }>(work: () => Promise<T>): Promise<T | null> => {
    try {
      const result = await work();
      return result.verified ? result : null;
    } catch (error) {
      log.debug('a passkey was refused', { error: String(error) });
      return null;
    }
  };

  app.post('/api/me/passkeys/options', async (request, reply) => {
    if (!tryAttempt(request.ip)) return sendTooFast(reply);
    const person = personOf(request, reply);
    const known = await store.listPasskeys(person);
    if (known.length >= MAX_PASSKEYS) return sendError(reply, 409, 'You have 10 passkeys. Delete one first.');
    const options = await generateRegistrationOptions({
      rpName: 'Wordhoard',
      rpID: siteOf(request).rpID,
      userName: 'Wordhoard',
      attestationType: 'none',
      supportedAlgorithmIDs: SIGNATURE_ALGORITHMS,
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await saveChallenge('add-passkey', options.challenge, person);
    return { ok: true, options };
  });
  app.post('/api/me/passkeys', async (request, reply) => {
    const person = personOf(request, reply);
    const body = v.safeParse(responseSchema, request.body);
    const challenge = body.success && (await takeChallenge('add-passkey', body.output.response.clientDataJSON));
    if (!challenge || challenge.person !== person) return sendError(reply, 400, PASSKEY_FAILED);
    const verified = await verify(() =>
      verifyRegistrationResponse({
        response: request.body as RegistrationResponseJSON,
        expectedChallenge: challenge.id,
        expectedOrigin: siteOf(request).origin,
        expectedRPID: siteOf(request).rpID,
        requireUserVerification: false,
        supportedAlgorithmIDs: SIGNATURE_ALGORITHMS,
      }),
    );
    if (verified?.registrationInfo === undefined) return sendError(reply, 400, PASSKEY_FAILED);
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    const key = Buffer.from(publicKey).toString('base64url');
    await store.addPasskey({ id, person, publicKey: key, counter, transports, createdAt: now() });
    return { ok: true };
  });
  app.delete<{ Params: { id: string } }>('/api/me/passkeys/:id', async (request, reply) => {
    await store.deletePasskey(personOf(request, reply), request.params.id);
    return { ok: true };
  });

  app.post('/api/recover/passkey/options', async (request, reply) => {
    if (!tryAttempt(request.ip)) return sendTooFast(reply);
    const options = await generateAuthenticationOptions({
      rpID: siteOf(request).rpID,
      userVerification: 'preferred',
    });
    await saveChallenge('use-passkey', options.challenge, '');
    return { ok: true, options };
  });
  app.post('/api/recover/passkey', async (request, reply) => {
    const body = v.safeParse(responseSchema, request.body);
    if (!body.success) return sendError(reply, 400, PASSKEY_FAILED);
    const challenge = await takeChallenge('use-passkey', body.output.response.clientDataJSON);
    const passkey = challenge === null ? null : await store.getPasskey(body.output.id);
    if (challenge === null || passkey === null)
      return sendError(reply, 404, 'We don’t recognize this passkey anymore.');
    const verified = await verify(() =>
      verifyAuthenticationResponse({
        response: request.body as AuthenticationResponseJSON,
        expectedChallenge: challenge.id,
        expectedOrigin: siteOf(request).origin,
        expectedRPID: siteOf(request).rpID,
        credential: {
          id: passkey.id,
          publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
        requireUserVerification: false,
      }),
    );
    if (verified === null) return sendError(reply, 400, PASSKEY_FAILED);
    await store.savePasskeyCounter(passkey.id, verified.authenticationInfo.newCounter);
    await signIn(passkey.person, request, reply);
    return { ok: true };
  });
}

/** The site as the browser sees it. The origin of a request to change something is always our own (isCrossOrigin). */
function siteOf({ headers: { origin = '', host = '' } }: FastifyRequest): { origin: string; rpID: string } {
  return { origin, rpID: host.replace(/:\d+$/, '') };
}
