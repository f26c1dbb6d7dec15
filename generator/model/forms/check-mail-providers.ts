import type { Report } from '../../diagnostics/diagnostic.ts';
import type { MailProvidersFile } from '../../spec/schema/forms/form-lists.ts';

/** Checks that no domain belongs to two providers. */
export function checkMailProviders(
  { mailProviders }: MailProvidersFile,
  report: Report,
): MailProvidersFile['mailProviders'] {
  const file = 'data/mail-providers.yaml';
  const first = new Map<string, (string | number)[]>();
  for (const [index, { domains }] of mailProviders.entries()) {
    for (const [place, domain] of domains.entries()) {
      const path = ['mailProviders', index, 'domains', place];
      const earlier = first.get(domain);
      if (earlier === undefined) first.set(domain, path);
      else
        report({
          code: 'RECORD_DUPLICATE',
          message: `The domain ${domain} is listed twice.`,
          help: 'Keep it only with the provider that receives its mail.',
          at: [
            { file, path },
            { file, path: earlier },
          ],
        });
    }
  }
  return mailProviders;
}
