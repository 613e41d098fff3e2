import '@/app/(team)/team.css'

export { DesignPieces as default } from '@/components/design/pieces'
