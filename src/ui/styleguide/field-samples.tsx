import { MapPin, Store, Truck } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../checkbox.tsx';
import { Combobox } from '../combobox.tsx';
import { PasswordField } from '../password-field.tsx';
import { PhoneField } from '../phone-field.tsx';
import { Segmented } from '../segmented.tsx';
import { TextArea } from '../text-area.tsx';
import { TextField } from '../text-field.tsx';
import { Sample } from './sample.tsx';

/** Replaces the shop's own phone format. */
const maskSample = (text: string) => text.slice(0, 12);

const PLACES = [
  { id: '1', text: '12 Beamish Street', secondary: 'Campsie NSW 2194' },
  { id: '2', text: '12 Beatrice Street', secondary: 'Lidcombe NSW 2141' },
  { id: '3', text: '12 Beaumont Road', secondary: 'Killara NSW 2071' },
];

function AddressSample() {
  const [text, setText] = useState('');
  const typed = text.trim().toLowerCase();
  const items = typed ? PLACES.filter((place) => place.text.toLowerCase().includes(typed)) : [];
  return (
    <Combobox
      label="주소"
      hint="번지와 길 이름을 쓰고 목록에서 골라 주세요"
      placeholder="12 Bea"
      value={text}
      onValueChange={setText}
      items={items}
      onSelect={(place) => setText(`${place.text}, ${place.secondary}`)}
      loading={false}
      loadingLabel="주소를 찾고 있어요"
      emptyText={typed.length > 2 ? '찾은 주소가 없어요. 길 이름을 확인해 주세요.' : undefined}
      clearLabel="주소 지우기"
      itemIcon={<MapPin aria-hidden="true" />}
    />
  );
}

export function FieldSamples() {
  const [type, setType] = useState<'deliver' | 'selfPickup'>('deliver');
  const [phone, setPhone] = useState('');
  return (
    <Sample title="입력">
      <Segmented
        label="받는 방법"
        value={type}
        onChange={setType}
        options={[
          { value: 'deliver', label: '배송', icon: <Truck aria-hidden="true" /> },
          { value: 'selfPickup', label: '직접 수령', icon: <Store aria-hidden="true" /> },
        ]}
      />
      <Segmented
        label="받는 방법 (고정)"
        value="deliver"
        disabled
        hint="지금은 배송만 할 수 있어요"
        onChange={() => undefined}
        options={[
          { value: 'deliver', label: '배송' },
          { value: 'selfPickup', label: '직접 수령' },
        ]}
      />
      <TextField label="이름" autoComplete="name" placeholder="김순자" />
      <PhoneField
        label="전화번호"
        hint="배송 전날 저녁에 문자를 보내 드려요"
        value={phone}
        mask={maskSample}
        onChange={setPhone}
        placeholder="0412-345-678"
      />
      <PhoneField
        label="전화번호"
        error="전화번호를 다시 확인해 주세요. 숫자 10개가 필요해요."
        value="0412-34"
        mask={maskSample}
        onChange={() => undefined}
      />
      <AddressSample />
      <Combobox
        label="주소 (찾는 중)"
        value="12 Bea"
        onValueChange={() => undefined}
        items={[]}
        onSelect={() => undefined}
        loading
        loadingLabel="주소를 찾고 있어요"
        clearLabel="주소 지우기"
        error="배송 주소를 목록에서 골라 주세요"
      />
      <PasswordField
        label="비밀번호"
        hint="6자 이상"
        autoComplete="current-password"
        showLabel="비밀번호 보기"
        hideLabel="비밀번호 가리기"
        defaultValue="kimchi123"
      />
      <TextField label="이메일" error="이메일 주소를 확인해 주세요" defaultValue="soonja@" />
      <TextField label="생년월일" disabled defaultValue="바꿀 수 없어요" />
      <TextArea label="배송 메모" optionalLabel="(선택)" placeholder="문 앞에 두고 문자 주세요" />
      <div>
        <Checkbox label="포인트 12.40점 쓰기" hint="남는 금액만 결제해요" defaultChecked />
        <Checkbox label="요양 서비스를 이용하고 있어요" />
        <Checkbox label="안내를 읽었어요" error="안내를 읽고 표시해 주세요" />
        <Checkbox label="쓸 포인트가 없어요" disabled />
      </div>
    </Sample>
  );
}
