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
    government: 'CBSE or government',
    'in-house': 'In-house or school complex',
    other: 'Other provider',
  } satisfies Record<ProviderClass, string>,
  modes: {
    online: 'Online',
    'in-person': 'In person',
    blended: 'Partly online',
  } satisfies Record<TrainingMode, string>,
  standardDomains: {
    values: 'Core values and ethics',
    practice: 'Knowledge and practice',
    growth: 'Professional growth and development',
  } satisfies Record<StandardDomain, string>,
  fields: {
    providerClass: 'Kind of provider',
    mode: 'Mode',
    noMode: 'Not stated',
    standardDomain: 'Domain of the professional standards (NPST)',
    noDomain: 'Not stated',
    domainHint: 'Optional. Your school can tell you which domain it uses.',
  },
  rules: {
    asks: ({ board, totalHours, governmentHours, inHouseHours }: RuleValues) => [
      `${board} asks for ${totalHours} hours of training in a school year, from 1 April to 31 March.`,
      ...(governmentHours + inHouseHours > 0
        ? [
            `Of these, ${governmentHours} come from CBSE or a government institute, and ${inHouseHours} are in-house or in the school complex.`,
          ]
        : []),
    ],
    fallback: 'We do not know the rule of your board yet, so this page shows the rule of CBSE.',
    ours: `No board has recognised ${site.name} sessions. Ask your school which hours it counts.`,
    ring: ({ rule, all, minutes }: SplitValues) =>
      `${formatHours(all)} of ${rule.totalHours} hours: ${formatHours(minutes.government)} by CBSE or government, ${formatHours(minutes['in-house'])} in-house or in the school complex, ${formatHours(minutes.other)} with other providers.`,
    parts: describeParts,
    missing: describeMissing,
  },
}

function describeMissing({ hasParts, minutes, missing }: SplitValues): string[] {
  if (!hasParts)
    return [
      missing.all > 0 ? `Still to do: ${formatHours(missing.all)}.` : 'All hours are complete.',
    ]
  return [
    missing.government > 0
      ? `Still to do with CBSE or a government institute: ${formatHours(missing.government)}.`
      : 'The hours by CBSE or government are complete.',
    missing.inHouse > 0
      ? `Still to do in-house or in the school complex: ${formatHours(missing.inHouse)}.`
      : 'The hours in-house or in the school complex are complete.',
    ...(minutes.other > 0
      ? [
          `Your ${formatHours(minutes.other)} with other providers ${minutes.other === 60 ? 'does' : 'do'} not count towards either part.`,
        ]
      : []),
  ]
}

function describeParts({ rule, hasParts, all, minutes, missing }: SplitValues) {
  if (!hasParts) return [describePart('All hours', all, rule.totalHours, missing.all)]
  return [
    describePart(
      'By CBSE or a government institute',
      minutes.government,
      rule.governmentHours,
      missing.government,
    ),
    describePart(
      'In-house or in the school complex',
      minutes['in-house'],
      rule.inHouseHours,
      missing.inHouse,
    ),
    {
      label: 'With other providers',
      hours: formatHours(minutes.other),
      missing: 'do not count towards either part',
    },
  ]
}

const describePart = (label: string, minutes: number, asked: number, missing: number) => ({
  label,
  hours: `${formatHours(minutes)} of ${asked}`,
  missing: missing > 0 ? `${formatHours(missing)} missing` : 'complete',
})
