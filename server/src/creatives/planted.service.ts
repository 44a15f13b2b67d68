import "../patients/health-profile.service";
