/** Texts and formats of the site for mails about a request. Loaded by the server. */
export { officeHours } from '../components/contact/opening-hours.ts';
export { answersInOwnWords, describeAnswers, titleOfEntry } from '../components/form/describe-answers.ts';
export { formattingTag } from '../components/text/formatting-tag.ts';
