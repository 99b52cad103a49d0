// Submits the only form of the page at once, as Apple's page does after a login with `response_mode=form_post`.

document.forms[0]?.submit()
