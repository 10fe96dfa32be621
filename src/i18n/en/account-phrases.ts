/** Log-in, sign-up and profile. The specification prescribes some of the wordings (sections 5 and 8). */
export const account = {
  이메일: 'Email',
  비밀번호: 'Password',
  '비밀번호 보기': 'Show password',
  '비밀번호 가리기': 'Hide password',
  '로그인하고 있어요': 'Logging in',
  '비밀번호를 잊으셨나요?': 'Forgot your password?',
  'Google로 계속하기': 'Continue with Google',
  이메일로: 'By email',
  처음이에요: 'I am new here',
  '이미 가입했어요': 'I have an account',
  다음: 'Next',
  이전: 'Back',
  '{{steps}}단계 중 {{step}}단계': 'Step {{step}} of {{steps}}',
  '{{email}} 계정으로 가입하고 있어요.': 'You are signing up as {{email}}.',
  '{{email}} 주소로 가입을 시작하셨어요': 'You have started signing up as {{email}}',
  '비밀번호를 쓰시면 멈추신 데부터 이어서 가입하실 수 있어요.':
    'Enter your password to go on where you stopped.',
  '다른 계정으로 하기': 'Use another account',
  로그인했어요: 'You are logged in',
  또는: 'or',
  '알림 받기': 'Reminders',
  문자: 'Text message',
  '어떻게 알려 드릴까요?': 'How should we tell you?',
  '{{email}} 주소로 보내 드려요.': 'We will write to {{email}}.',
  '확인되면 {{email}} 주소로 보내 드려요.':
    'We will write to {{email}} once the address is confirmed.',
  '{{email}} 주소를 확인해 주셔야 보내 드릴 수 있어요.':
    'We can write to {{email}} once you have confirmed that it is yours.',
  '{{email}} 주소로 메일을 보냈어요. 메일의 링크를 누르시면 그때부터 알려 드려요.':
    'We have sent an email to {{email}}. Once you open the link in it, we can tell you.',
  '처음 배송받으시거나 카드로 결제하신 뒤부터 {{phone}} 번호로 보내 드려요.':
    'After your first delivery or card payment we will text {{phone}}.',
  '{{phone}} 번호로는 문자를 보내지 않아요. 받은 문자에 있는 링크로 알림을 멈추셨어요. 이메일로 받으시거나, 문자를 다시 원하시면 전화 주세요.':
    'We send no texts to {{phone}}: they were stopped by the link in one of them. Choose email, or call us if you would like texts again.',
  '배송 정보에 휴대전화 번호를 저장하시면 보내 드려요.':
    'We can text you once you have saved a mobile number in your delivery details.',
  '{{weekday}} 배송을 자주 주문하고 계세요. ‘{{box}}’에 표시하시면 매주 알려 드려요.':
    'You often order for {{weekday}} delivery. Tick “{{box}}” and we tell you each week.',
  '알림은 저장하지 못했어요. ‘내 정보’에서 다시 골라 주세요.':
    'Your reminders could not be saved. Please choose them again under My details.',
  '동의하신 알림': 'Reminders you agreed to',
  '다시 팔기를 기다리시는 메뉴': 'Sold-out dishes you wait for',
  '이메일 주소를 바르게 입력해 주세요.': 'Please enter a valid email address.',
  '필수 정보예요': 'Field is required',
  '6자 이상 입력해 주세요': 'At least 6 Charactor',
  '이메일이나 비밀번호를 확인해 주세요': 'Please check your Email or Password',
  '인터넷 연결에 실패했어요': 'Network connection failed',
  '그사이에 바뀐 내용이 있어 저장하지 못했어요. 새로 고침한 뒤 다시 확인해 주세요.':
    'Something changed meanwhile, so this was not saved. Please reload and check again.',
  '새 계정으로는 한 달에 한 번만 알리실 수 있어요. 전화나 카카오톡으로 연락해 주세요.':
    'A new account can report once a month. Please call or message us instead.',
  '이 브라우저에 로그인을 저장할 수 없어요. 시크릿 모드나 쿠키 차단을 끄거나 휴대폰 저장 공간을 비우고 다시 해 주세요.':
    'This browser can’t store your log-in. Turn off private browsing or cookie blocking, or free some space on your phone, and try again.',
  '여러 번 시도하셨어요. 몇 분 뒤에 다시 해 주세요.':
    'Too many attempts. Please try again in a few minutes.',
  '오류가 생겼어요': 'Error',
  '비밀번호 찾기': 'Forgot password',
  '가입하신 이메일을 알려 주시면 새 비밀번호를 정하는 메일을 보내 드려요.':
    'Tell us your email and we will send you a link to set a new password.',
  '메일 보내기': 'Send the email',
  '등록된 이메일을 찾지 못했어요': 'That email was not found',
  '등록된 이메일이라면 메일을 보내 드렸어요. 받은 편지함을 확인해 주세요.':
    'If that email is registered, we have sent you an email. Please check your inbox.',
  회원가입: 'Sign up',
  '요양 서비스를 이용하고 있어요': 'I am an aged-care client',
  '요양 기관 이름': 'Name of your aged-care provider',
  이름: 'Name',
  '6자 이상': 'At least 6 characters',
  가입하기: 'Sign up',
  '가입하고 있어요': 'Signing you up',
  '{{email}} 주소로 메일을 보냈어요. 메일의 링크를 누른 다음 여기로 돌아와 주세요.':
    'We have sent an email to {{email}}. Open the link in it, then come back here.',
  '메일 다시 보내기': 'Send the email again',
  '메일을 다시 보냈어요': 'We have sent the email again',
  '아직 확인되지 않았어요. 메일의 링크를 눌러 주세요.':
    'Your email is not confirmed yet. Please open the link in the email.',
  '확인했어요. 가입 마치기': 'I have confirmed it. Finish signing up',
  '가입했어요. 반갑습니다!': 'You are signed up. Welcome!',
  '이미 가입된 이메일이에요': 'This email is already registered',
  '보내지 못한 표시가 {{count}}건 있어요_one': '1 mark has not been sent',
  '보내지 못한 표시가 {{count}}건 있어요_other': '{{count}} marks have not been sent',
  '지금 로그아웃하면 지워져요. 인터넷에 연결되면 저절로 보내요.':
    'Logging out now deletes them. They are sent by themselves once you are online.',
  '지우고 로그아웃하기': 'Delete and log out',
  '로그아웃하지 않기': 'Stay logged in',
  '로그아웃하지 못했어요. 메뉴에서 로그아웃해 주세요.':
    'You could not be logged out. Please log out from the menu.',
  '내 정보': 'My details',
  '비밀번호 바꾸기': 'Change password',
  '바꾸지 않으려면 비워 두세요.': 'Leave these empty to keep your password.',
  '현재 비밀번호': 'Current password',
  '새 비밀번호': 'New password',
  '저장하고 있어요': 'Saving',
  '현재 비밀번호와 달라요': 'That is different from your current password',
  '비밀번호를 둘 다 입력해 주세요': 'Please enter both passwords',
  '바뀐 내용이 없어요': 'There is nothing to change',
  '정보를 바꾸었어요': 'Your information has been changed',
  '저장하지 못했어요. 입력하신 내용은 그대로 있어요.':
    'This could not be saved. What you typed is still here.',
  'Google 계정으로 로그인하셨어요.': 'You are logged in with your Google account.',
  '다른 브라우저에서 열어 주세요': 'Please use another browser',
  '{{app}} 안에서는 Google 로그인을 쓸 수 없어요. Chrome이나 Safari에서 열어 주세요.':
    'Google log-in is not supported inside {{app}}. Please open the shop in Chrome or Safari.',
  카카오톡: 'KakaoTalk',
  네이버: 'Naver',
  인스타그램: 'Instagram',
  페이스북: 'Facebook',
  라인: 'Line',
  '다른 브라우저로 열기': 'Open in another browser',
  '주소 복사하기': 'Copy the address',
  '주소를 복사했어요': 'The address has been copied',
  '개인정보 안내': 'Your privacy',
  '가게가 무엇을 저장하는지 보기': 'See what the shop stores',
  '가게에 저장된 내 정보': 'What the shop stores about me',
  '계정 지우기': 'Delete my account',
  '계정을 지웠어요. 그동안 고마웠어요.':
    'Your account is deleted. Thank you for having been our customer.',
  '이름, 이메일, 전화번호, 주소, 메모, 요청 사항, 로그인을 지워요. 남은 포인트와 주문 내역도 못 쓰게 되고, 되돌릴 수 없어요.':
    'This deletes your name, e-mail address, phone numbers, addresses, notes, requests and login. Remaining points and your order history are gone too. It cannot be undone.',
  '장부에 필요한 주문의 품목과 금액, 결제, 인보이스는 이름 없이 남아요.':
    'Dishes and amounts of orders, payments and invoices stay for the books, without your name.',
  '배송 날짜가 지나지 않은 주문이 있어요. 배송 다음 날, 또는 주문을 취소하신 뒤에 지울 수 있어요.':
    'An order is still to be delivered. You can delete your account on the day after the delivery, or once the order is cancelled.',
  '본인인지 확인해요.': 'To make sure that it is you.',
  'Google 계정으로 본인인지 확인한 뒤에 지워요.':
    'We ask Google first, to make sure that it is you.',
  '지우고 있어요': 'Deleting…',
  '포인트 기록': 'Point entries',
  '환불 기록': 'Refunds',
  '인보이스 기록': 'Invoices',
  '카드 결제': 'Card payments',
  '보내 드린 문자와 안내문': 'Texts and messages sent to you',
  '저장한 다른 받는 분': 'Other recipients you saved',
  '알레르기·식단에서 고른 것': 'Choices under “Allergens, diet”',
  '파일에는 이 모두가 자세히 있어요. 직원이 일하며 적은 것(포장, 배송 순서)은 없으니 필요하시면 연락해 주세요.':
    'The file has all of this in full. Working notes of our staff (packing, delivery rounds) are not in it; please ask us for them.',
  환불: 'Refund',
  주문: 'Orders',
  '그대로 두기': 'Leave it',
  '모든 정보를 파일로 받기': 'File of everything stored',
  '끝나지 않은 카드 결제나 환불이 있어요. 한 시간 뒤에 다시 해 보시고, 그래도 안 되면 저희에게 연락해 주세요.':
    'A card payment or a refund is not finished. Try again in an hour; if that does not help, please contact us.',
} as const;
