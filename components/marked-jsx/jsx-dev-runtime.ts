import type { ElementType } from 'react'
import { jsxDEV as createElement, Fragment, type JSXSource } from 'react/jsx-dev-runtime'
import { markProps } from './mark-props'

/** As `jsx-runtime.ts`, for `npm run dev`. */

export type { JSX } from 'react/jsx-dev-runtime'
export { Fragment }

export const jsxDEV = (
  type: ElementType,
  props: object,
  key: string | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
) => createElement(type, markProps(type, props), key, isStatic, source, self)
