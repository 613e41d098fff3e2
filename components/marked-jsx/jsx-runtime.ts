import type { ElementType } from 'react'
import { jsx as createElement, jsxs as createStaticElement, Fragment } from 'react/jsx-runtime'
import { markProps } from './mark-props'

/** `tsconfig.partial.json` names this folder, which JSX of a build with a partial language then calls. */

export type { JSX } from 'react/jsx-runtime'
export { Fragment }

export const jsx = (type: ElementType, props: object, key?: string) =>
  createElement(type, markProps(type, props), key)

export const jsxs = (type: ElementType, props: object, key?: string) =>
  createStaticElement(type, markProps(type, props), key)
