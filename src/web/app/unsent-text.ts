// Keeps what a person has typed but not sent across a reload of the page, in sessionStorage.
// Only text fields with a `name` or `id` take part: they must be found again after the reload.

const STORAGE_KEY = 'wordhoard unsent text';
/** Fields in dialogs and late-loading panels appear after the page has loaded. */
const RESTORE_WITHIN_MS = 30_000;
const TEXT_FIELDS = 'textarea, input:not([type]), input[type="text"], input[type="search"]';

export type TextField = Pick<HTMLInputElement, 'id' | 'name' | 'value' | 'dispatchEvent'>;
type SavedText = { readonly path: string; readonly texts: { readonly [field: string]: string } };

const typedFields = new Set<HTMLInputElement>();
const keyOf = ({ name, id }: Pick<TextField, 'name' | 'id'>): string => name || id;
const isTextField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof Element && target.matches(TEXT_FIELDS);

/** Starts to track which fields hold unsent text. Call the returned function to stop. */
export function trackUnsentText(): () => void {
  const abort = new AbortController();
  const options = { capture: true, signal: abort.signal };
  addEventListener('input', ({ target }) => void (isTextField(target) && typedFields.add(target)), options);
  // The text of a field outside a form counts as sent on `change`, in a form on `submit`. Fields on a board are drafts until the
  // move is sent.
  addEventListener(
    'change',
    ({ target }) => {
      if (isTextField(target) && target.form === null && target.closest('[data-board]') === null)
        typedFields.delete(target);
    },
    options,
  );
  addEventListener(
    'submit',
    ({ target }) => {
      for (const field of typedFields) if (field.form === target) typedFields.delete(field);
    },
    options,
  );
  return () => {
    abort.abort();
    typedFields.clear();
  };
}

const unsentFields = (): HTMLInputElement[] =>
  [...typedFields].filter((field) => field.isConnected && field.value !== '');

export const hasUnsentText = (): boolean => unsentFields().length > 0;

/** Call it right before a reload. */
export function saveUnsentText(
  fields: readonly Pick<TextField, 'id' | 'name' | 'value'>[] = unsentFields(),
  path: string = location.pathname,
  storage: Pick<Storage, 'setItem'> = sessionStorage,
): void {
  const texts = Object.fromEntries(
    fields.filter((field) => keyOf(field) !== '').map((field) => [keyOf(field), field.value]),
  );
  if (Object.keys(texts).length === 0) return;
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify({ path, texts } satisfies SavedText));
  } catch {
    // Without storage the text is lost, as it would be without this helper.
  }
}

/** Takes the saved texts of this page out of the storage. */
export function takeUnsentText(
  path: string = location.pathname,
  storage: Pick<Storage, 'getItem' | 'removeItem'> = sessionStorage,
): Map<string, string> {
  try {
    const saved = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null') as SavedText | null;
    storage.removeItem(STORAGE_KEY);
    return saved?.path === path ? new Map(Object.entries(saved.texts)) : new Map();
  } catch {
    return new Map();
  }
}

/** Fills empty fields with their saved texts and removes those texts from the map. */
export function fillFields(fields: Iterable<TextField>, texts: Map<string, string>): void {
  for (const field of fields) {
    const text = texts.get(keyOf(field));
    if (text === undefined || !texts.delete(keyOf(field)) || field.value === text) continue;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Puts saved texts back into their fields, as soon as these appear. Call the returned function to give up. */
export function restoreUnsentText(): () => void {
  const texts = takeUnsentText();
  if (texts.size === 0) return () => {};
  const fill = (): void => {
    fillFields(document.querySelectorAll<HTMLInputElement>(TEXT_FIELDS), texts);
    if (texts.size === 0) stop();
  };
  const observer = new MutationObserver(fill);
  const timer = setTimeout(() => stop(), RESTORE_WITHIN_MS);
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  fill();
  return stop;
}
