"""Turn alerts over Web Push, mail and webhooks: what the operator allows, sent beside play."""
