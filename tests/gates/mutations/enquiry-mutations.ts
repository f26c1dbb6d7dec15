import type { Mutation } from './mutation.ts';

/** Forms on pages: enquiries, their mails and their export. */
export const enquiryMutations: readonly Mutation[] = [
  {
    about: 'a form that is sent twice reaches the office twice',
    file: 'server/forms/receive-enquiry.ts',
    find: 'JSON.stringify([form, about ?? null, sorted])',
    replace: 'JSON.stringify([form, about ?? null, sorted, Math.random()])',
    tests: 'server/enquiries/receive.test.ts',
  },
  {
    about: 'a request for personal data is answered before the e-mail is proven',
    file: 'server/forms/receive-enquiry.ts',
    find: 'else await queueEnquiry',
    replace: 'await queueEnquiry',
    tests: 'server/enquiries/confirm.test.ts',
  },
  {
    about: 'a mail program that opens a link twice delivers the request twice',
    file: 'server/forms/confirm-enquiry.ts',
    find: 'const isFirst = await within.enquiries.prove(enquiry.id, now, removeAt);',
    replace: 'const isFirst = (await within.enquiries.prove(enquiry.id, now, removeAt)) || true;',
    tests: 'server/enquiries/confirm.test.ts',
  },
  {
    about: 'the site mails the words of a stranger to anybody',
    file: 'server/forms/deliver-enquiries.ts',
    find: 'provenAt === null ? answersInOwnWords(pageForm, answers) : answers',
    replace: 'answers',
    tests: 'server/enquiries/delivery.test.ts',
  },
  {
    about: 'the token of a proof stands in the CRM',
    file: 'server/core/form-context.ts',
    find: "['magic', 'confirm', 'unsubscribe']",
    replace: "['magic']",
    tests: 'server/enquiries/delivery.test.ts',
  },
  {
    about: 'a guest writes markup into the mail of an office',
    file: 'server/mail/render-mail.ts',
    find: 'value.split(lineEnd).map(escapeHtml)',
    replace: 'value.split(lineEnd)',
    tests: 'server/integration/mail/enquiry-mails.test.ts',
  },
  {
    about: 'a spreadsheet runs what a guest wrote',
    file: 'server/commands/run-command.ts',
    find: '.replace(formula, "\'")',
    replace: '',
    tests: 'server/enquiries/cli.test.ts',
  },
];
