import { isFound, searchTextOf } from './orders/find-orders.ts';
import type { StaffScreen } from './roles.ts';

/** Tasks of staff that *More* lists or finds, each with the screen whose roles may do it. */
export const taskScreens = {
  'phone-order': 'phone-order',
  print: 'print',
  numbers: 'numbers',
  closing: 'closing',
  'date-log': 'log',
  'confirm-points': 'customers',
  dates: 'dates',
  menus: 'menus',
  announcements: 'announcements',
  import: 'import',
  bell: 'bell',
  customers: 'customers',
  codes: 'codes',
  team: 'team',
  invoices: 'invoices',
  books: 'books',
  files: 'books',
  log: 'log',
  refund: 'refund',
  inbox: 'inbox',
  'sold-out': 'cook',
  shopping: 'cook',
  allergens: 'allergens',
  ingredients: 'ingredients',
  categories: 'menus',
  run: 'delivery',
  times: 'times',
} as const satisfies Record<string, StaffScreen>;
export type StaffTask = keyof typeof taskScreens;

/** What people type who look for a task, beside its label: other words for it, in every language. */
const taskWords: Record<StaffTask, string> = {
  'phone-order': '전화 주문 새 주문 대신 주문 결제 링크 추가 new order call payment link add',
  print: '인쇄 print 프린트 라벨 스티커 포장 목록 배송 목록 영수증 종이 labels packing list paper',
  numbers: '숫자 numbers 매출 통계 합계 판매 그래프 sales total statistics chart',
  closing: '정산 마감 현금 잔돈 돈 세기 시재 차액 cash till count takings close',
  'date-log': '기록 log 누가 언제 되돌리기 이력 history undo who',
  'confirm-points': '포인트 확정 confirm points 적립금 마일리지 rewards loyalty',
  dates:
    '날짜 dates 배송일 새 날짜 마감 시각 열기 숨기기 휴무 한 주 주간 프로모션 행사 delivery day cut-off week new hide promotion holiday',
  menus: '메뉴 menus 음식 반찬 가격 값 사진 새 메뉴 설명 영어 dish food price photo new',
  announcements:
    '공지 announcements 공지사항 알림 휴가 휴무 팝업 안내 notice popup closed holiday christmas',
  import: '파일 import 엑셀 스프레드시트 업로드 가져오기 csv excel spreadsheet upload',
  bell: '벨 bell 소리 알림음 화면 켜 두기 큰 글자 태블릿 sound ring screen awake large text tablet',
  customers:
    '손님 customers 고객 회원 전화번호 차단 블랙리스트 포인트 주기 적립 권한 탈퇴 개인정보 member phone block blacklist points delete account',
  codes:
    '선물 할인 코드 gift codes 쿠폰 할인권 상품권 기프트 프로모션 coupon voucher promotion percent',
  team: '직원 team 사장 기사 주방 권한 초대 비밀번호 staff role driver kitchen owner access',
  invoices: '인보이스 invoices 세금계산서 청구서 월별 요양원 tax invoice monthly aged care',
  books:
    '회계 장부 books accounting 회계사 제로 부가세 세금 정산 은행 입금 xero myob gst bas accountant payout',
  files: '파일 files 엑셀 내려받기 다운로드 목록 csv excel download export spreadsheet',
  log: '기록 log 누가 언제 되돌리기 이력 history undo who',
  refund: '환불 refund 돈 돌려주기 반품 취소 보상 카드 취소 money back cancel compensation',
  inbox: '확인할 일 inbox 환불 요청 문제 알림 실패 문자 refund request issue failed text problem',
  'sold-out': '품절 매진 제한 수량 한정 sold out limit quantity',
  shopping: '장보기 shopping 구매 재료 사기 마트 groceries buy ingredients',
  allergens: '알레르기 식단 allergens 알러지 글루텐 채식 할랄 견과 gluten vegetarian halal nuts',
  ingredients: '재료 ingredients 레시피 양 recipe amounts',
  categories: '분류 categories 카테고리 순서 category order',
  run: '배송 delivery 순서 기사 운전 사진 동선 route driver stops door photo',
  times: '배송 시간 delivery times 도착 시간 문자 몇 시 arrival time text eta',
};

/** The tasks with a label, of `labels`, that a query finds by label or other words; none for an empty query. */
export function findTasks(
  labels: readonly { task: StaffTask; label: string }[],
  query: string,
): StaffTask[] {
  if (query.trim() === '') return [];
  return labels
    .filter(({ task, label }) => isFound(searchTextOf(label, taskWords[task]), query))
    .map(({ task }) => task);
}
