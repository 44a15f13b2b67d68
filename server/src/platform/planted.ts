import "../accounts/account.rules";
