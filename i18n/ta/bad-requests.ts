import { errors } from './errors'

/** For requests that never reach a page or route. */
export const badRequest = {
  notHttp: 'இந்தக் கோரிக்கையைப் படிக்க முடியவில்லை.',
  tooSlow: 'கோரிக்கை வந்துசேர அதிக நேரம் ஆனது. மீண்டும் முயலுங்கள்.',
  headersTooLong: 'இந்தக் கோரிக்கையின் தலைப்புகள் மிக நீளமானவை.',
  notExpected: 'கோரிக்கை கேட்பதை இந்தத் தளத்தால் செய்ய முடியாது.',
  methodNotAllowed: errors.methodNotAllowed,
  plainHttpOnly: 'இந்தத் தளம் சாதாரண HTTP-ஐ மட்டுமே ஏற்கும்.',
  notAnAddress: 'இந்த URL செல்லாது.',
  readOnly: 'இந்த URL-ஐப் படிக்க மட்டுமே முடியும்.',
  noFile: 'இந்தக் கோப்பு இல்லை.',
  tooBusy: errors.busy,
}
