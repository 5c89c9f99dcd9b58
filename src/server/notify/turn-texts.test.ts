import { expect, it } from 'vitest';
import { sayReminder, sayTurn, turnMail, type WaitingTable } from './turn-texts.ts';

const HOUR_MS = 3_600_000;
const table = (hours: number, others = ['Bo']): WaitingTable & { url: string } => ({
  ...{ title: 'Word Power', others, leftMs: hours * HOUR_MS, url: 'https://words.example.org/t/r' },
});
const reader = { wallTime: Date.UTC(2026, 10, 19, 17, 4), timeZone: 'America/New_York' };

it('says whose table waits, and never more time than there is', () => {
  expect(sayTurn(table(1, ['Bo', 'Cy', 'Di']))).toBe('It’s your turn in Word Power with Bo, Cy and Di.');
  const left = (hours: number): string => /have (.*) left/.exec(sayReminder(table(hours)))![1]!;
  expect([0.2, 1, 1.6, 5.99, 12, 36, 47.5, 48, 84, 168].map(left)).toEqual([
    ...['less than an hour', '1 hour', '1 hour', '6 hours', '12 hours', '36 hours', '47 hours', '2 days', '3 days'],
    '7 days',
  ]);
});

it('names the end of the time where the reader lives, the table with the least time first', () => {
  const { subject, text, html } = turnMail([table(71, ['<b>Eve</b>']), table(24)], 'https://stop', reader);
  expect(subject).toBe('Your turn at 2 tables');
  expect(text.split('\n\n')).toEqual([
    'It’s your turn in Word Power with Bo.\nYou have 24 hours left for your move, until Friday, November 20, 12:04 pm.\nhttps://words.example.org/t/r',
    expect.stringContaining('<b>Eve</b>.\nYou have 2 days left for your move, until Sunday, November 22, 11:04 am.'),
    'You asked Wordhoard to write when it’s your turn.\nStop these mails: https://stop\n',
  ]);
  expect(html).toContain('&lt;b&gt;Eve&lt;/b&gt;');
  expect(html).not.toContain('<b>Eve');
});
