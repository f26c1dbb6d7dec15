/**
 * How a language does not speak to a guest, by locale: the other form of address, and a polite capital where there is
 * none. English marks the form in ways that single words do not show. A polite capital is looked for inside a sentence
 * only.
 */
export const otherAddress: Readonly<Record<string, readonly RegExp[]>> = {
  hr: [words('vi vas vam vama vaš vaša vaše vašeg vašem vašim vaših vašoj vašu')],
  en: [],
  de: [anyCase('du dich dir dein deine deinen deinem deiner deines euch euer eure euren eurem')],
  fr: [anyCase('tu toi ton ta tes')],
  se: [words('ni er ert era Ni Er Ert Era')],
  it: [anyCase('voi vostro vostra vostri vostre tu tuo tua tuoi tue ti')],
  // “Te” and “ti” are also demonstratives; the verb shows the familiar form.
  si: [
    capitals('Vi Vas Vam Vami Vaš Vaša Vaše'),
    anyCase('tebe tebi teboj tvoj tvoja tvoje'),
    /(?<!\p{L})\p{Ll}{2,}[aei]š(?!\p{L})/u,
  ],
  cz: [capitals('Vy Vás Vám Vámi Váš Vaše Vaší'), anyCase('tebe tobě tebou tvůj tvoje tvá tvé')],
  pl: [anyCase('ty ciebie tobie cię twój twoja twoje wy was wam wasz wasza wasze pan pani pana')],
  hu: [anyCase('te téged neked tied ti titeket nektek')],
  ru: [
    capitals('Вы Вас Вам Вами Ваш Ваша Ваше Ваши Вашего'),
    anyCase('ты тебя тебе тобой твой твоя твоё твои'),
  ],
  nl: [anyCase('je jij jou jouw jullie')],
  fi: [anyCase('te teidän teille teitä teiltä teillä')],
  dk: [capitals('De Dem Deres')],
  uk: [capitals('Ви Вас Вам Вами Ваш Ваша Ваше Ваші'), anyCase('ти тебе тобі тобою твій твоя твоє твої')],
  ro: [anyCase('tu tău ta tăi tale ție îți')],
  sk: [capitals('Vy Vás Vám Vami Váš Vaša Vaše'), anyCase('teba tebe tebou tvoj tvoja tvoje')],
  // Requests end in -세요, as hotels write them; -십시오 is the tone of a notice.
  ko: [/십시오/u],
  pt: [anyCase('tu te ti teu tua teus tuas você vocês')],
};

function words(list: string): RegExp {
  return new RegExp(toPattern(list), 'u');
}

function anyCase(list: string): RegExp {
  return new RegExp(toPattern(list), 'iu');
}

/** The words after another word of the same sentence. */
function capitals(list: string): RegExp {
  return new RegExp(`(?<=[\\p{L}\\d,;:]\\s)${toPattern(list)}`, 'u');
}

function toPattern(list: string): string {
  return `(?<![\\p{L}’])(?:${list.replaceAll(' ', '|')})(?![\\p{L}])`;
}
