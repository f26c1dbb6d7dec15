import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../runner/campaigns.ts';
import { withFront } from '../club-faults/front.ts';
import { withHubspot } from '../club-faults/real-services.ts';
import { forms } from '../conformance/crm/crm-under-test.ts';
import { errorAnswer, type Fault, limitReached } from '../conformance/crm/hubspot-replies.ts';
import { withMailServer } from '../integration/mail/fixture/smtp-server.ts';
import { type Entered, validAnswers } from './example-answers.ts';
import { referenceOf } from './form-guest.ts';
import { withServedForms } from './served-forms.ts';

describe.each([
  ['cuts every connection', (place: ReturnType<ReturnType<typeof withFront>>) => place.cut()],
  [
    'has no time',
    (place: ReturnType<ReturnType<typeof withFront>>) => place.say('421 4.3.2 come back later\r\n'),
  ],
])('while the mail server %s', (_what, fail) => {
  const mail = withMailServer();
  const front = withFront(() => mail().port);
  const served = withServedForms(() => ({
    SMTP_URL: `smtp://127.0.0.1:${front().port}`,
    MAIL_FROM: 'web@hotel.example',
  }));
  const mailsTo = (email: string) => mail().received.filter(({ to }) => to.includes(email));

  test('guests are thanked, and mails come once, those with a link too', async () => {
    const guest = served.guest();
    fail(front());
    const email = 'waits@example.com';
    const references: string[] = [];
    for (const [name, locale] of [
      ['question', 'de'],
      ['newsletter', 'ko'],
      ['data-request', 'hr'],
    ] as const) {
      const thanked = await guest.fill(name, locale, { ...validAnswers(name, 1), email_address: email });
      expect(thanked.status).toBe(303);
      references.push(referenceOf(thanked));
    }
    expect(mail().received).toEqual([]);

    front().open();
    await served.settled();
    const texts = mailsTo(email).map(({ email: { text } }) => text ?? '');
    expect([texts.length, mail().received.length]).toEqual([3, 4]);
    expect(texts.filter((text) => text.includes(references[0] ?? ''))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('?confirm='))).toHaveLength(2);
  });
});

const faults: readonly (readonly [string, Fault])[] = [
  ['cuts every connection', { kind: 'cut' }],
  ['answers 500', errorAnswer(500, 'internal error')],
  ['throttles', limitReached('SECONDLY', { 'Retry-After': '2' })],
];

describe.each(sampleOf(faults, 3, 1))('while HubSpot %s', (_what, fault) => {
  const hubspot = withHubspot();
  const served = withServedForms(() => ({ ...hubspot().env, HUBSPOT_PAGE_FORMS: `stay=${forms.stay}` }));

  test('guests are thanked and get their copies; HubSpot gets the form once, when it is back', async () => {
    hubspot().fail(fault);
    const email = 'crm@example.com';
    const entered: Entered = { ...validAnswers('stay'), email_address: email };
    expect((await served.guest().fill('stay', 'it', entered)).status).toBe(303);
    const copies = () => served.rows('mailbox', { recipient_key: email });
    await expect.poll(copies).toHaveLength(1);
    const rows = () => served.rows('outbox').map(({ kind }) => kind);
    await expect.poll(rows).toEqual(['enquiry-crm']);
    hubspot().recover();
    await served.settled();
    const received = hubspot().server.forms.received.filter(({ fields }) => fields.email === email);
    expect(received).toMatchObject([
      {
        formId: forms.stay,
        fields: {
          firstname: entered.guest_name,
          arrival_date: String(Date.parse(String(entered.arrival))),
        },
      },
    ]);
    expect(copies()).toHaveLength(1);
  });
});
