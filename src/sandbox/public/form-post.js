// Submits the only form of the page immediately. Apple's page does the same after a login with `response_mode=form_post`.

document.forms[0]?.submit()
