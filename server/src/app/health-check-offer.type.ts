import { ID } from "type-graphql";
import { HealthCheckType } from "../care/health-checks/health-check.type";
import { ApiObject, Field } from "../platform/api-object.type";
import { SponsoredRecommendationType } from "./sponsored-recommendation.type";

@ApiObject(
  "HealthCheckOffer",
  "A Health Check with its sponsor. The sponsor learns neither that it was answered nor how.",
)
export class HealthCheckOfferType {
  @Field(() => ID)
  id: string;
  @Field(() => HealthCheckType, "The questionnaire.") check: HealthCheckType;
  @Field(() => SponsoredRecommendationType, "The advert that stands beside it.") sponsor: SponsoredRecommendationType;
}
