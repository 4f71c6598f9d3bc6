extension ConsoleTexts.Protection {
    static let arabic = Self(
        title: "الحماية", lead: "ما فعله المستخدمون ومدى خطورته، وهل كانوا هم حقًا.",
        user: "اسم المستخدم", find: "عرض الأحداث", none: "لا يوجد حدث كهذا.", time: "الوقت", event: "الحدث",
        response: "الاستجابة", risk: "الخطر", reasons: "الأسباب", from: "المصدر", feedback: "التقييم",
        action: "هل كان المستخدم نفسه؟", markValid: "صالح", markInvalid: "غير صالح",
        effect: "تُقارن تسجيلات الدخول التالية بما تم تقييمه: ما يأتي من مصدر حدث غير صالح "
            + "يُعد خطرًا.",
        accountOnly: "لا يرى الأسباب إلا الحساب نفسه، والمشغّلون الذين لديهم "
            + "martlet:AdministerServer.",
        reason: { reasons[$0] ?? $0 })

    private static let reasons = [
        "newAddressRange": "نطاق عناوين جديد.", "newUserAgent": "برنامج أو نظام جديد.",
        "newCountry": "بلد جديد.", "impossibleTravel": "بعيد جدًا عن المكان الأخير بالنسبة إلى الوقت الفاصل.",
        "rangeMarkedInvalid": "من مصدر حدث قُيّم بأنه غير صالح.", "failedAttempts": "عدة محاولات فاشلة.",
        "manyFailedAttempts": "محاولات فاشلة كثيرة.", "rapidSignIns": "تكرر خلال دقائق.",
        "addressFailsForSeveral": "فشل العنوان مع عدة أسماء.",
        "addressFailsForMany": "فشل العنوان مع أسماء كثيرة.",
        "rememberedDevice": "جهاز محفوظ: أقل خطرًا.",
    ]
}
