import { afterAll, describe, expect, test } from 'vitest';
import { withClubSite } from './club-site.ts';
import { newEmail, register } from './registration-steps.ts';

const club = withClubSite({ RATE_LIMITS: 'off', LOG_LEVEL: 'trace' });

// Whatever was tried here: nothing of it is anybody's who reads the log.
afterAll(() => {
  const log = club().site.logged.join('\n');
  expect(log).toContain('request');
  expect(log).not.toMatch(/example\.com|evil|magic=|bcc:|sunce/i);
});

describe('the form that staff will read', () => {
  const addresses: readonly (readonly [sent: string, kept: string | undefined])[] = [
    ['javascript:alert(1)', undefined],
    ['data:text/html,evil', undefined],
    ['file:///etc/passwd', undefined],
    ['https://', undefined],
    ['', undefined],
    ['https://evil:secret@www.example.com/', 'https://www.example.com/'],
    ['https://www.example.com/\r\nBcc: evil@example.com', 'https://www.example.com/Bcc:%20evil@example.com'],
    ['https://www.example.com/?magic=stolen&a=1#evil', 'https://www.example.com/?a=1'],
  ];
  test.each(addresses)('gets no address such as %j', async (pageUri, kept) => {
    const [guest, email] = [club().guest(), newEmail()];
    await register(club(), guest, email);
    const body = { locale: 'en', pageUri, pageName: 'Home\r\nBcc: evil@example.com' };
    expect((await guest.call('submitRegistration', { body })).body).toEqual({ success: true });
    const { form_submissions: forms = [] } = await club().records();
    const form = forms.find(({ form, email_key: key }) => form === 'registration' && key === email);
    expect(JSON.parse(String(form?.context))).toEqual(kept === undefined ? {} : { pageUri: kept });
  });

  test('is handed over once, with what the server knows and not what the browser says', async () => {
    const [guest, email] = [club().guest(), newEmail()];
    await register(club(), guest, email);
    guest.cookies.set('consent', encodeURIComponent('{"necessary":true,"marketing":"yes"}'));
    guest.cookies.set('hubspotutk', 'evil\u0022');
    const body = { locale: 'en', pageUri: `${guest.url}/en/`, pageName: 'Home' };
    await Promise.all(Array.from({ length: 5 }, () => guest.call('submitRegistration', { body })));
    const { form_submissions: forms = [] } = await club().records();
    const handed = forms.filter(({ form, email_key: key }) => form === 'registration' && key === email);
    expect(handed).toHaveLength(1);
    expect(JSON.parse(String(handed[0]?.fields))).toMatchObject({ email, gdpr_marketing_privola: 'false' });
    expect(String(handed[0]?.context)).not.toContain('evil');
  });
});
