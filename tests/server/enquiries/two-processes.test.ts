import { describe, expect, test } from 'vitest';
import { createStamp } from '../../../server/forms/form-stamp.ts';
import { todayAtHotels } from '../../../server/pages/today.ts';
import { deriveSecrets } from '../../../server/security/secrets.ts';
import { startSiteProcess } from '../club-faults/running-process.ts';
import { open, sharedEngines } from '../conformance/store/engines-under-test.ts';
import { validAnswers } from '../forms/example-answers.ts';
import { FormGuest, referenceOf } from '../forms/form-guest.ts';

const SESSION_SECRET = 'a secret of the tests that is long enough';
const secrets = deriveSecrets(SESSION_SECRET);
const email = 'ana@example.com';

describe.each(sharedEngines)('on $name', (engine) => {
  test('one form that reaches two processes at once, and one of them after a restart, is delivered once', async () => {
    const DATABASE_URL = await engine.createDatabase();
    const start = () => startSiteProcess({ DATABASE_URL, SESSION_SECRET });
    const [here, there] = await Promise.all([start(), start()]);
    const entered = { ...validAnswers('question'), email_address: email, phone_number: '+385 91 234 5678' };
    const body = new URLSearchParams({ _token: createStamp(secrets, todayAtHotels(), Date.now()) });
    for (const [name, value] of Object.entries(entered)) body.set(name, String(value));
    const send = async (site: typeof here, changes: Readonly<Record<string, string>> = {}) => {
      const sent = new URLSearchParams({ ...Object.fromEntries(body), ...changes });
      return referenceOf(await new FormGuest(site, '203.0.113.7').post('/en/forms/question', sent));
    };
    const otherSpelling = { phone_number: '00385-91-2345678' };
    const references = await Promise.all(
      [here, there, here, there, here, there].map((site, index) =>
        send(site, index % 3 ? {} : otherSpelling),
      ),
    );
    expect(new Set(references).size).toBe(1);
    await here.end('SIGKILL');
    const again = await start();
    expect(await send(again)).toBe(references[0]);
    expect(await send(there, { message: 'And one more thing.' })).not.toBe(references[0]);

    const store = await open(DATABASE_URL);
    expect(await store.enquiries.list({})).toHaveLength(2);
    await expect.poll(() => store.mailbox.list(10), { timeout: 300_000 }).toHaveLength(4);
    for (const site of [there, again]) await site.end('SIGTERM');
  });
});
