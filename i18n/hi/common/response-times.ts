export const RESPONSE_TIME = '3 कार्य दिवसों'
