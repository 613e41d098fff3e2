import { site } from '@/base/site'
import type { ProviderClass, StandardDomain, TrainingMode } from '@/base/training-kinds'
import { formatHours } from './common/hours'

type RuleValues = {
  board: string
  totalHours: number
  governmentHours: number
  inHouseHours: number
}
type SplitValues = {
  rule: RuleValues
  all: number
  minutes: Record<ProviderClass, number>
  hasParts: boolean
  missing: { government: number; inHouse: number; all: number }
}

export const training = {
  providerClasses: {
    government: 'CBSE அல்லது அரசு',
    'in-house': 'பள்ளி அளவில் அல்லது பள்ளி வளாகத் தொகுப்பில்',
    other: 'பிற பயிற்சி நிறுவனம்',
  } satisfies Record<ProviderClass, string>,
  modes: {
    online: 'இணையவழி',
    'in-person': 'நேரில்',
    blended: 'ஒரு பகுதி இணையவழி',
  } satisfies Record<TrainingMode, string>,
  standardDomains: {
    values: 'அடிப்படை விழுமியங்களும் அறநெறியும்',
    practice: 'அறிவும் செயல்முறையும்',
    growth: 'தொழில்முறை வளர்ச்சியும் மேம்பாடும்',
  } satisfies Record<StandardDomain, string>,
  fields: {
    providerClass: 'பயிற்சி அளித்தவர் வகை',
    mode: 'முறை',
    noMode: 'குறிப்பிடவில்லை',
    standardDomain: 'ஆசிரியர் தொழில்முறைத் தரநிலைகளின் களம் (NPST)',
    noDomain: 'குறிப்பிடவில்லை',
    domainHint: 'கட்டாயமில்லை. எந்தக் களத்தைப் பயன்படுத்துவது என்று உங்கள் பள்ளி சொல்லும்.',
  },
  rules: {
    asks: ({ board, totalHours, governmentHours, inHouseHours }: RuleValues) => [
      `ஒரு கல்வியாண்டில் (1 ஏப்ரல் முதல் 31 மார்ச் வரை) ${board} கேட்கும் பயிற்சி: ${totalHours} மணிநேரம்.`,
      ...(governmentHours + inHouseHours > 0
        ? [
            `இதில் ${governmentHours} மணிநேரம் CBSE அல்லது அரசு நிறுவனம் அளிப்பது; ${inHouseHours} மணிநேரம் பள்ளி அளவில் அல்லது பள்ளி வளாகத் தொகுப்பில்.`,
          ]
        : []),
    ],
    fallback:
      'உங்கள் கல்வி வாரியத்தின் விதி எங்களுக்கு இன்னும் தெரியாது; அதனால் இந்தப் பக்கம் CBSE விதியைக் காட்டுகிறது.',
    ours: `${site.name} அமர்வுகளை எந்தக் கல்வி வாரியமும் அங்கீகரிக்கவில்லை. எந்த மணிநேரத்தைக் கணக்கில் சேர்க்கும் என்று உங்கள் பள்ளியிடம் கேளுங்கள்.`,
    ring: ({ rule, all, minutes }: SplitValues) =>
      `${rule.totalHours} மணிநேரத்தில் ${formatHours(all)}. CBSE அல்லது அரசு: ${formatHours(minutes.government)}. பள்ளி அளவில் அல்லது பள்ளி வளாகத் தொகுப்பில்: ${formatHours(minutes['in-house'])}. பிற பயிற்சி நிறுவனங்களில்: ${formatHours(minutes.other)}.`,
    parts: describeParts,
    missing: describeMissing,
  },
}

function describeMissing({ hasParts, minutes, missing }: SplitValues): string[] {
  if (!hasParts)
    return [
      missing.all > 0 ? `இன்னும் ${formatHours(missing.all)} தேவை.` : 'எல்லா மணிநேரமும் நிறைவடைந்தது.',
    ]
  return [
    missing.government > 0
      ? `CBSE அல்லது அரசுப் பயிற்சியில் இன்னும் தேவை: ${formatHours(missing.government)}.`
      : 'CBSE அல்லது அரசுப் பயிற்சியின் மணிநேரம் நிறைவடைந்தது.',
    missing.inHouse > 0
      ? `பள்ளி அளவில் அல்லது பள்ளி வளாகத் தொகுப்பில் இன்னும் தேவை: ${formatHours(missing.inHouse)}.`
      : 'பள்ளி அளவிலான அல்லது பள்ளி வளாகத் தொகுப்பின் மணிநேரம் நிறைவடைந்தது.',
    ...(minutes.other > 0
      ? [`பிற பயிற்சி நிறுவனங்களில் ${formatHours(minutes.other)}: இரண்டு பகுதிகளிலும் சேராது.`]
      : []),
  ]
}

function describeParts({ rule, hasParts, all, minutes, missing }: SplitValues) {
  if (!hasParts) return [describePart('மொத்த மணிநேரம்', all, rule.totalHours, missing.all)]
  return [
    describePart(
      'CBSE அல்லது அரசு நிறுவனம் அளித்தது',
      minutes.government,
      rule.governmentHours,
      missing.government,
    ),
    describePart(
      'பள்ளி அளவில் அல்லது பள்ளி வளாகத் தொகுப்பில்',
      minutes['in-house'],
      rule.inHouseHours,
      missing.inHouse,
    ),
    {
      label: 'பிற பயிற்சி நிறுவனங்களில்',
      hours: formatHours(minutes.other),
      missing: 'இரண்டு பகுதிகளிலும் சேராது',
    },
  ]
}

const describePart = (label: string, minutes: number, asked: number, missing: number) => ({
  label,
  hours: `${asked} மணிநேரத்தில் ${formatHours(minutes)}`,
  missing: missing > 0 ? `இன்னும் ${formatHours(missing)} தேவை` : 'நிறைவடைந்தது',
})
