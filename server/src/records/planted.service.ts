import "../nhs/nhs-link.rules";
