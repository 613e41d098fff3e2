export const RESPONSE_TIME = '3 working days'
