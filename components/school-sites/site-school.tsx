'use client'

import { createContext, useContext } from 'react'
import type { SiteBlockType } from '@/lib/school-sites/kinds'
import type { SiteBlock } from '@/lib/school-sites/schema'
import { createBlock, type SiteSchool } from './new-block'

const SiteSchoolContext = createContext<SiteSchool>({ address: '', phone: '', email: '' })

export const SiteSchoolProvider = SiteSchoolContext.Provider

/** Makes a block of a kind, filled with what the school gave. */
export function useNewBlock(): (type: SiteBlockType) => SiteBlock {
  const school = useContext(SiteSchoolContext)
  return (type) => createBlock(type, school)
}
