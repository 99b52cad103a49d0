import type { TextsById } from '../../language'

export const siwxErrors: TextsById['siwxErrors'] = {
  SIWX_NOT_ENABLED: 'हस्ताक्षर से साइन इन चालू नहीं है',
  NO_ACTIVE_CAIP_ADDRESS: 'कोई अकाउंट कनेक्ट नहीं है',
  NO_ACTIVE_NETWORK_OR_CLIENT: 'कोई नेटवर्क चुना हुआ नहीं है या कोई वॉलेट कनेक्ट नहीं है',
  SIWX_INIT_FAILED: 'साइन इन शुरू करने में समस्या हुई',
  SIGNATURE_DECLINED: 'हस्ताक्षर अस्वीकार किए गए',
  SMART_ACCOUNT_NOT_SUPPORTED: 'हो सकता है कि यह ऐप स्मार्ट अकाउंट को सपोर्ट न करे',
  SIGNATURE_NOT_VALID: 'हस्ताक्षर मान्य नहीं हैं',
  SIWE_NOT_VERIFIED: 'मैसेज सत्यापित नहीं हो सका',
  SIWX_MESSAGE_NOT_VALID: 'साइन इन का मैसेज मान्य नहीं है',
  SIWX_NETWORK_NOT_FOUND: 'हस्ताक्षर जांचने के लिए नेटवर्क नहीं मिला',
  SIWX_NOT_AUTHENTICATED: 'आपने साइन इन नहीं किया है',
  SIGN_IN_UNAVAILABLE: 'साइन इन सेवा से जवाब नहीं मिल रहा है',
  SIGN_IN_REFUSED: 'साइन इन सेवा ने यह साइन इन नामंज़ूर कर दिया',
}
