/**
 * Endings that join a word without a gap whatever the word is, so that an accepted word passes with each of them.
 * Korean only: particles. In other languages each form of an accepted word is listed, since its ending can be wrong.
 */
export const endings: Readonly<Record<string, readonly string[]>> = {
  ko: '은 는 이 가 을 를 의 에 에서 에는 에서는 에도 로 으로 와 과 도 까지 만 며 입니다'.split(' '),
};
