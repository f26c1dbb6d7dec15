// Generated from spec/messages/ko.yaml by “npm run generate”. Do not edit.

import type { Messages } from './catalogue.ts';
import { createFormat } from './format.ts';

const format = createFormat('ko');

/** The interface in ko. */
export const koMessages: Messages = {
  site: {
    tagline: '달마티아 해안의 호텔, 홀리데이 빌리지, 캠핑장',
  },
  navigation: {
    skipToContent: '본문으로 건너뛰기',
    main: '주 메뉴',
    menu: '메뉴',
    home: '홈',
    offers: '특가 상품',
    accommodation: '숙소',
    destinations: '여행지',
    experiences: '즐길 거리',
    restaurants: '레스토랑',
    blog: '블로그',
    club: '리워드 클럽',
    contact: '연락처',
    breadcrumbs: '현재 위치',
  },
  language: {
    label: '언어',
    choose: '언어 선택',
    unavailable: '이 언어로는 제공되지 않음',
    goToSection: (values) => '‘' + values.section + '’ 메뉴로 이동',
    borrowed: (values) => '이 글은 아직 ' + values.language + '로 제공되지 않습니다.',
  },
  footer: {
    contact: '연락처',
    email: '이메일',
    phone: '전화',
    address: '주소',
    addressText: '주소는 예약 센터에 문의해 주십시오',
    hours: '상담 시간',
    openDaily: (values) => '매일 ' + values.opens + '부터 ' + values.closes + '까지',
    information: '이용 안내',
    discover: '둘러보기',
    languages: '다른 언어',
  },
  listing: {
    offers: (values) => ('특가 상품 ' + format.number(values.count) + '개'),
    articles: (values) => ('글 ' + format.number(values.count) + '편'),
    properties: (values) => ('숙소 ' + format.number(values.count) + '곳'),
    destinations: (values) => ('여행지 ' + format.number(values.count) + '곳'),
    pages: (values) => ('페이지 ' + format.number(values.count) + '개'),
    inSection: '이 메뉴의 다른 페이지',
    related: '함께 보면 좋은 페이지',
    all: (values) => '모두 보기: ' + values.section,
    tours: (values) => ('투어 ' + format.number(values.count) + '개'),
    restaurants: (values) => ('레스토랑과 바 ' + format.number(values.count) + '곳'),
  },
  page: {
    description: (values) => values.title + ' – Dalmatia Sun Hotels. 달마티아 해안의 호텔, 홀리데이 빌리지, 캠핑장입니다.',
    share: '페이지 공유',
    updated: (values) => '최종 수정일: ' + values.date,
  },
  home: {
    intro: '솔숲과 흰 자갈, 맑은 바다가 있는 아드리아해에서 나만의 자리를 찾아보십시오.',
    destinations: '저희가 있는 곳',
    accommodation: '머물 곳',
    offers: '특가 상품',
    experiences: '즐길 거리',
    blog: '블로그 소식',
    club: '리워드 클럽 가입',
  },
  accommodation: {
    stars: (values) => (format.number(values.count) + '성급'),
    destination: '여행지',
    facts: '한눈에 보기',
    childAge: (values) => '만 ' + values.age + '세 이하 어린이',
    offers: '이 숙소의 특가 상품',
  },
  destination: {
    accommodation: (values) => '숙소: ' + values.place,
    offers: (values) => '특가 상품: ' + values.place,
  },
  notFound: {
    title: '페이지를 찾을 수 없습니다',
    text: '주소가 잘못 입력되었거나 페이지가 옮겨졌을 수 있습니다. 주소를 확인하거나 홈에서 다시 찾아보십시오.',
    versions: '이 페이지는 다른 언어로 볼 수 있습니다',
    suggestions: '혹시 이 페이지를 찾으셨습니까?',
    home: '홈으로 이동',
  },
  badRequest: {
    title: '주소를 읽을 수 없습니다',
    text: '주소에 쓸 수 없는 문자가 들어 있습니다. 주소를 확인하거나 홈에서 다시 시작해 주십시오.',
  },
  gone: {
    title: '삭제된 페이지입니다',
    text: '찾으시는 페이지는 더 이상 제공되지 않습니다. 홈에서 다른 페이지를 찾아보십시오.',
  },
  serverError: {
    title: '저희 쪽에서 문제가 발생했습니다',
    text: '잠시 후 다시 시도해 주십시오. 입력하신 내용은 그대로 남아 있습니다.',
  },
};
