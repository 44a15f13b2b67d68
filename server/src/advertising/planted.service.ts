import "../consultations/consultation.rules";
