import type { SiteDisclosure } from '@/lib/school-disclosure/schema'

export type EditDisclosure = (change: (disclosure: SiteDisclosure) => SiteDisclosure) => void
