import type { TextsById } from '../../language'

export const embedded: TextsById['embedded'] = {
  frameTitle: 'अपने वॉलेट में पुष्टि करें',
  close: 'बंद करें',
  notAllowed: 'इस कार्रवाई की इजाज़त नहीं है',
}

export const authErrors: TextsById['authErrors'] = {
  FRAME_NOT_LOADED: 'इंटरनेट में गड़बड़ी: ऐप का वॉलेट लोड नहीं हो सका',
  FRAME_FAILED: 'ईमेल से लॉग इन लोड नहीं हो सका',
  FRAME_TIMED_OUT: 'ऐप के वॉलेट ने समय पर जवाब नहीं दिया',
  FRAME_RESTARTED: 'साइन इन विंडो फिर से शुरू की गई; फिर से कोशिश करें',
  REQUEST_LOST: 'साइन इन विंडो फिर से शुरू की गई और हो सकता है कि अनुरोध भेजा जा चुका हो। इसे दोहराने से पहले जांच लें',
  FRAME_ERROR: 'कोई गड़बड़ी हुई',
  REQUEST_ABORTED: 'अनुरोध बीच में रोक दिया गया',
  ABORTED: 'कुछ गड़बड़ी हुई',
  RPC_NOT_ALLOWED: 'इस अनुरोध की इजाज़त नहीं है',
  EMAIL_TOO_SOON: 'कृपया # बाद फिर से कोशिश करें',
  EMAIL_NOT_VALID: 'ईमेल मान्य नहीं है',
  SOCIAL_TIMED_OUT: 'लॉग इन का समय खत्म हो गया। फिर से कोशिश करें',
  SOCIAL_NO_STATE: 'लॉग इन सेवा से अधूरा लिंक मिला',
}

export const frameAlerts: TextsById['frameAlerts'] = {
  iframe_load_failed: {
    title: 'इंटरनेट में गड़बड़ी: ऐप का वॉलेट लोड नहीं हो सका',
    text: 'अपना इंटरनेट कनेक्शन जांचें, फिर दोबारा कोशिश करें।',
  },
  iframe_request_timeout: {
    title: 'ऐप के वॉलेट ने समय पर जवाब नहीं दिया',
    text: 'थोड़ी देर बाद फिर से कोशिश करें।',
  },
  unverified_domain: {
    title: 'ऐप का कॉन्फ़िगरेशन सही नहीं है',
    text: 'इस वेब पते को ऐप का वॉलेट इस्तेमाल करने की इजाज़त नहीं है।',
  },
}
