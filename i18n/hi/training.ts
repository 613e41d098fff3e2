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
    government: 'CBSE या सरकारी',
    'in-house': 'अपने स्कूल या स्कूल संकुल में',
    other: 'दूसरी संस्था',
  } satisfies Record<ProviderClass, string>,
  modes: {
    online: 'ऑनलाइन',
    'in-person': 'आमने-सामने',
    blended: 'कुछ हिस्सा ऑनलाइन',
  } satisfies Record<TrainingMode, string>,
  standardDomains: {
    values: 'मूल मूल्य और नैतिकता',
    practice: 'ज्ञान और अभ्यास',
    growth: 'पेशेवर विकास',
  } satisfies Record<StandardDomain, string>,
  fields: {
    providerClass: 'संस्था का प्रकार',
    mode: 'माध्यम',
    noMode: 'नहीं बताया',
    standardDomain: 'पेशेवर मानकों का क्षेत्र (NPST)',
    noDomain: 'नहीं बताया',
    domainHint: 'ज़रूरी नहीं। आपका स्कूल बता सकता है कि वह कौन-सा क्षेत्र लिखता है।',
  },
  rules: {
    asks: ({ board, totalHours, governmentHours, inHouseHours }: RuleValues) => [
      `${board} एक शैक्षणिक वर्ष में, 1 अप्रैल से 31 मार्च तक, ${totalHours} घंटे का प्रशिक्षण माँगता है।`,
      ...(governmentHours + inHouseHours > 0
        ? [
            `इनमें से ${governmentHours} घंटे CBSE या किसी सरकारी संस्थान से, और ${inHouseHours} घंटे अपने स्कूल या स्कूल संकुल में होने चाहिए।`,
          ]
        : []),
    ],
    fallback: 'आपके बोर्ड का नियम हमें अभी पता नहीं है, इसलिए यह पेज CBSE का नियम दिखाता है।',
    ours: `किसी बोर्ड ने ${site.name} के सत्रों को मान्यता नहीं दी है। अपने स्कूल से पूछें कि वह कौन-से घंटे गिनता है।`,
    ring: ({ rule, all, minutes }: SplitValues) =>
      `${rule.totalHours} में से ${formatHours(all)}: CBSE या सरकारी ${formatHours(minutes.government)}, अपने स्कूल या स्कूल संकुल में ${formatHours(minutes['in-house'])}, दूसरी संस्थाओं के साथ ${formatHours(minutes.other)}।`,
    parts: describeParts,
    missing: describeMissing,
  },
}

function describeMissing({ hasParts, minutes, missing }: SplitValues): string[] {
  if (!hasParts) return [missing.all > 0 ? `${formatHours(missing.all)} बाकी।` : 'सभी घंटे पूरे हैं।']
  return [
    missing.government > 0
      ? `CBSE या सरकारी घंटों में बाकी: ${formatHours(missing.government)}।`
      : 'CBSE या सरकारी घंटे पूरे हैं।',
    missing.inHouse > 0
      ? `अपने स्कूल या स्कूल संकुल में बाकी: ${formatHours(missing.inHouse)}।`
      : 'अपने स्कूल या स्कूल संकुल के घंटे पूरे हैं।',
    ...(minutes.other > 0
      ? [`दूसरी संस्थाओं के साथ: ${formatHours(minutes.other)}। ये किसी हिस्से में नहीं गिने जाते।`]
      : []),
  ]
}

function describeParts({ rule, hasParts, all, minutes, missing }: SplitValues) {
  if (!hasParts) return [describePart('कुल घंटे', all, rule.totalHours, missing.all)]
  return [
    describePart(
      'CBSE या सरकारी संस्थान से',
      minutes.government,
      rule.governmentHours,
      missing.government,
    ),
    describePart('अपने स्कूल या स्कूल संकुल में', minutes['in-house'], rule.inHouseHours, missing.inHouse),
    {
      label: 'दूसरी संस्थाओं के साथ',
      hours: formatHours(minutes.other),
      missing: 'किसी हिस्से में नहीं गिने जाते',
    },
  ]
}

const describePart = (label: string, minutes: number, asked: number, missing: number) => ({
  label,
  hours: `${asked} में से ${formatHours(minutes)}`,
  missing: missing > 0 ? `${formatHours(missing)} बाकी` : 'पूरे',
})
