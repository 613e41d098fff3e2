import 'server-only'
import type { StateCode } from '@/i18n/states'
import { addPaise, multiplyPaise, negatePaise, type Paise, ZERO_PAISE } from './money'

/** Rates are whole hundredths of a percent: 1800 is 18 %. */
export type TaxTerms = {
  rateBasisPoints: number
  supplierState: StateCode
  placeOfSupply: StateCode
}

export type InvoiceAmounts = {
  taxable: Paise
  cgst: Paise
  sgst: Paise
  igst: Paise
  total: Paise
}

const BASIS_POINTS = 10_000

/** Within a state half the rate goes to each of the two; between states all of it is one tax. */
export function computeAmounts(taxable: Paise, tax: TaxTerms | null): InvoiceAmounts {
  if (!tax) return withTotal({ taxable, cgst: ZERO_PAISE, sgst: ZERO_PAISE, igst: ZERO_PAISE })
  if (tax.supplierState !== tax.placeOfSupply) {
    const igst = multiplyPaise(taxable, tax.rateBasisPoints, BASIS_POINTS)
    return withTotal({ taxable, cgst: ZERO_PAISE, sgst: ZERO_PAISE, igst })
  }
  const half = multiplyPaise(taxable, tax.rateBasisPoints, 2 * BASIS_POINTS)
  return withTotal({ taxable, cgst: half, sgst: half, igst: ZERO_PAISE })
}

/** Of an already rounded document, so that both together are zero. */
export const negateAmounts = ({ taxable, cgst, sgst, igst, total }: InvoiceAmounts) => ({
  taxable: negatePaise(taxable),
  cgst: negatePaise(cgst),
  sgst: negatePaise(sgst),
  igst: negatePaise(igst),
  total: negatePaise(total),
})

export const addAmounts = (a: InvoiceAmounts, b: InvoiceAmounts): InvoiceAmounts => ({
  taxable: addPaise(a.taxable, b.taxable),
  cgst: addPaise(a.cgst, b.cgst),
  sgst: addPaise(a.sgst, b.sgst),
  igst: addPaise(a.igst, b.igst),
  total: addPaise(a.total, b.total),
})

const withTotal = (parts: Omit<InvoiceAmounts, 'total'>): InvoiceAmounts => ({
  ...parts,
  total: addPaise(parts.taxable, parts.cgst, parts.sgst, parts.igst),
})

/** `18%`, `2.5%`. */
export const formatRate = (basisPoints: number) => `${basisPoints / 100}%`
