import 'server-only'
import {
  PROVIDER_CLASSES,
  type ProviderClass,
  STANDARD_DOMAINS,
  type StandardDomain,
} from '@/base/training-kinds'
import type { TrainingRule } from './rules'

export type ClassifiedMinutes = {
  minutes: number
  providerClass: ProviderClass
  standardDomain: StandardDomain | null
}

export type TrainingSplit = ReturnType<typeof summarizeSplit>

/** The minutes of one school year by part of the rule, and what is missing. */
export function summarizeSplit(rule: TrainingRule, activities: readonly ClassifiedMinutes[]) {
  const minutes = Object.fromEntries(
    PROVIDER_CLASSES.map((name) => [
      name,
      sumMinutes(activities.filter(({ providerClass }) => providerClass === name)),
    ]),
  ) as Record<ProviderClass, number>
  const all = sumMinutes(activities)
  const hasParts = rule.governmentHours + rule.inHouseHours > 0
  return {
    rule,
    all,
    minutes,
    hasParts,
    missing: {
      government: getMissing(rule.governmentHours, minutes.government),
      inHouse: getMissing(rule.inHouseHours, minutes['in-house']),
      all: getMissing(rule.totalHours, all),
    },
    domains: STANDARD_DOMAINS.map((domain) => summarizeDomain(rule, activities, domain)),
  }
}

/** Whether nothing is missing: both parts where the rule has parts, else the total. */
export const isComplete = ({ hasParts, missing }: TrainingSplit) =>
  hasParts ? missing.government + missing.inHouse === 0 : missing.all === 0

function summarizeDomain(
  rule: TrainingRule,
  activities: readonly ClassifiedMinutes[],
  domain: StandardDomain,
) {
  const hours = {
    values: rule.valuesHours,
    practice: rule.practiceHours,
    growth: rule.growthHours,
  }[domain]
  const minutes = sumMinutes(activities.filter(({ standardDomain }) => standardDomain === domain))
  return { domain, hours, minutes, missing: getMissing(hours, minutes) }
}

const getMissing = (hours: number, minutes: number) => Math.max(0, hours * 60 - minutes)

const sumMinutes = (activities: readonly { minutes: number }[]) =>
  activities.reduce((total, { minutes }) => total + minutes, 0)
