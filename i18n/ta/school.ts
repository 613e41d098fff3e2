import { list } from '../en/common/list'

export const school = {
  /** The coordinator's CSV download. */
  record: {
    heads: list(
      'பெயர்',
      'மின்னஞ்சல்',
      'பொறுப்பு',
      'இணைந்த நாள்',
      'இந்தக் கல்வியாண்டின் அமர்வுகள்',
      'மணிநேரம்',
      'பிற இடங்களில் மணிநேரம்',
      'மொத்த மணிநேரத்தில் இணைவதற்கு முன்',
    ),
    roles: { teacher: 'ஆசிரியர்', coordinator: 'ஒருங்கிணைப்பாளர்' },
  },
}
